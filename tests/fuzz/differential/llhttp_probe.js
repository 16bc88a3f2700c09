// Node's HTTP parser (llhttp) for http_differential.py: frames on stdin as http_probe reads them, and for each a line of
// JSON with the requests that reached the application. No sockets: each connection is a stream in memory.
'use strict';
const http = require('http');
const { Duplex } = require('stream');

class Wire extends Duplex {
  constructor() { super(); this.remoteAddress = '192.0.2.1'; }
  _read() {}
  _write(chunk, encoding, done) { done(); }
  setTimeout() { return this; }
  setNoDelay() { return this; }
  setKeepAlive() { return this; }
  ref() { return this; }
  unref() { return this; }
}

function talk(bytes) {
  return new Promise((resolve) => {
    const taken = [];
    let failed = '';
    const server = http.createServer({ maxHeaderSize: 65536, requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        if (request.complete) {
          taken.push([Buffer.from(request.method, 'latin1').toString('hex'),
            Buffer.from(request.url, 'latin1').toString('hex'), Buffer.concat(parts).toString('hex')]);
        }
        response.end();
      });
      request.on('error', () => {});
    });
    server.maxHeadersCount = 0;
    server.maxRequestsPerSocket = 0;
    server.on('checkContinue', (request, response) => { response.writeContinue(); server.emit('request', request, response); });
    server.on('checkExpectation', (request, response) => { response.writeHead(417); response.end(); });
    // Not destroyed: what was complete before the error counts.
    server.on('clientError', (error) => { failed = error.code || 'error'; });
    server.on('upgrade', (request, socket) => { failed = 'upgrade'; socket.destroy(); });
    server.on('connect', (request, socket) => { failed = 'connect'; socket.destroy(); });
    const wire = new Wire();
    wire.on('error', () => {});
    server.emit('connection', wire);
    wire.push(bytes);
    setImmediate(() => {
      wire.push(null);
      let turns = 0;
      const wait = () => {
        if (++turns < 6 + taken.length) return setImmediate(wait);
        wire.destroy();
        resolve({ taken, failed });
      };
      setImmediate(wait);
    });
  });
}

let pending = Buffer.alloc(0);
let chain = Promise.resolve();
process.stdin.on('data', (chunk) => {
  pending = Buffer.concat([pending, chunk]);
  while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32LE(0)) {
    const length = pending.readUInt32LE(0);
    const bytes = Buffer.from(pending.subarray(4, 4 + length));
    pending = pending.subarray(4 + length);
    chain = chain.then(() => talk(bytes)).then((answer) => process.stdout.write(JSON.stringify(answer) + '\n'));
  }
});
process.stdin.on('end', () => chain.then(() => process.exit(0)));
