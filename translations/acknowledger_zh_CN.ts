<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AddPersonSheet</name>
    <message>
        <source>Add a person?</source>
        <translation>添加人员？</translation>
    </message>
    <message>
        <source>They sign in with this name and password. A person is never deleted, only disabled.</source>
        <translation>此人用该名称和密码登录。人员从不删除，只会停用。</translation>
    </message>
    <message>
        <source>Add the person</source>
        <translation>添加人员</translation>
    </message>
</context>
<context>
    <name>AgingChart</name>
    <message>
        <source>under %1</source>
        <comment>an age</comment>
        <translation>%1 以内</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an age</comment>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>分</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n 个已接受的事件已不在存储中。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were lost after we had answered. Ask the providers to send again.</source>
        <translation>它们在我们应答之后丢失。请让服务商重发。</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>写入了 %n 笔重复扣费。</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them: refund them.</source>
        <translation>一个事件只能扣费一次。账本列出了它们：请退款。</translation>
    </message>
    <message>
        <source>The count of accepted events was gone at a start.</source>
        <translation>启动时，已接受事件的计数已丢失。</translation>
    </message>
    <message>
        <source>So nobody can tell whether the store is whole. Compare with the providers.</source>
        <translation>因此无人能确定存储是否完整。请与服务商核对。</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1 没有可用的密钥，其事件被拒绝。</translation>
    </message>
    <message>
        <source>Set the secret. Until then the provider is told to send them again.</source>
        <translation>请设置密钥。在此之前，会要求服务商重发。</translation>
    </message>
    <message>
        <source>The disk of the store is nearly full.</source>
        <translation>存储所在磁盘即将写满。</translation>
    </message>
    <message>
        <source>Make room on the disk of the data folder, or new events are answered 503.</source>
        <translation>请在数据目录所在磁盘腾出空间，否则新事件以 503 应答。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, near the limit.</source>
        <translation>
            <numerusform>%Ln 个事件未完成，接近上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>Above it new ones are answered 503. See what holds them up.</source>
        <translation>超过后，新事件以 503 应答。请查看积压原因。</translation>
    </message>
    <message>
        <source>%1 fails, so its work is held.</source>
        <translation>%1 失败，其工作已暂缓。</translation>
    </message>
    <message>
        <source>It is tried by itself now and then. Nothing is lost, no attempt is spent.</source>
        <translation>会不时自动重试。不会丢失，不消耗尝试次数。</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) at %1 are unknown, perhaps already done.</source>
        <translation>
            <numerusform>%1 的 %n 个结果未知，可能已经执行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look there, then decide. Nothing is repeated until then.</source>
        <translation>请在那里查明，再判定。在此之前不会重复执行。</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n 条死信没有负责人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give them an owner, or name one for their source.</source>
        <translation>请为它们指定负责人，或为其来源指定负责人。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 wait longer than allowed.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件等待时间超出允许范围。</numerusform>
        </translation>
    </message>
    <message>
        <source>See what holds them up: a destination that fails, or too much at once.</source>
        <translation>请查看积压原因：目标失败，或一次过多。</translation>
    </message>
    <message>
        <source>Fewer events than promised are completed in time.</source>
        <translation>按时完成的事件少于承诺。</translation>
    </message>
    <message>
        <source>See on the Overview since when, and what is unfinished.</source>
        <translation>请在“概览”中查看自何时起，以及哪些未完成。</translation>
    </message>
    <message>
        <source>%1 has been quiet for much longer than usual.</source>
        <translation>%1 的静默时间远超平常。</translation>
    </message>
    <message>
        <source>Ask the provider whether it still sends here, and test a request.</source>
        <translation>请向服务商确认是否仍向此处发送，并测试一个请求。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>过去一小时 %1 有 %Ln 个请求签名错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>可能两边密钥不一致，或有他人在发送。请测试一个请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>发往 %1 的 %n 个请求使用了已属于另一事件的签名。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of one: change the secret.</source>
        <translation>这些请求已被拒绝。可能有人持有其中某个的副本：请更换密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>来自 %1 的 %n 次到达使用了相同的事件 ID，但内容不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which is right.</source>
        <translation>以首次内容为准，没有重复执行。请向服务商确认哪个正确。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件与另一事件内容相同，但 ID 不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may cost twice.</source>
        <translation>由于 ID 未签名，两者都已执行。请比较：副本可能造成重复扣费。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件以另一租户再次到达。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source.</source>
        <translation>由于租户未签名，两者都已执行。请列出该来源的租户。</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends soon.</source>
        <translation>接收端的一个证书即将到期。</translation>
    </message>
    <message>
        <source>Put a new one in its place. Providers refuse to send to an expired one.</source>
        <translation>请更换证书。服务商拒绝向过期证书发送。</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>接收端的一个证书有问题。</translation>
    </message>
    <message>
        <source>See what it is, and load the certificates again once it is mended.</source>
        <translation>请查看问题所在，修正后重新加载证书。</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%1 的 %n 个订阅等待确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>在此之前不会发送任何内容。请打开 acknowledgerd status 输出的地址。</translation>
    </message>
    <message>
        <source>A replay waits for a second person.</source>
        <translation>一个重放等待第二人。</translation>
    </message>
    <message>
        <source>Somebody who did not ask for it reads it, then approves or refuses.</source>
        <translation>由非申请人查看，然后批准或拒绝。</translation>
    </message>
    <message>
        <source>The engine stopped while it worked on an event.</source>
        <translation>引擎在处理一个事件时中断。</translation>
    </message>
    <message>
        <source>It is tried alone now, and set aside when its attempts are used up.</source>
        <translation>现在单独尝试，次数用尽后搁置。</translation>
    </message>
    <message>
        <source>An event took too long to plan, and was set aside.</source>
        <translation>一个事件的计划耗时过长，已搁置。</translation>
    </message>
    <message>
        <source>See what its rules do with it, and change them before a replay.</source>
        <translation>请查看其规则如何处理它，并在重放前更改规则。</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>打开 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n</source>
        <comment>button: so many unknown outcomes</comment>
        <translation>
            <numerusform>判定 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>See source</source>
        <translation>查看来源</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>查看证书</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>查看投递</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>打开事件</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>查看账本</translation>
    </message>
    <message>
        <source>See Overview</source>
        <translation>查看概览</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a channel: E-mail waits</comment>
        <translation>%1 待发送</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <comment>a channel: E-mail sent</comment>
        <translation>%1 已发送</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <comment>a channel: E-mail given up</comment>
        <translation>%1 已放弃</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <comment>a channel: it was over before</comment>
        <translation>%1 未发送</translation>
    </message>
    <message>
        <source>that it began</source>
        <translation>告警开始</translation>
    </message>
    <message>
        <source>that it has grown</source>
        <translation>次数大增</translation>
    </message>
    <message>
        <source>that it is over</source>
        <translation>告警结束</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>state of an alert</comment>
        <translation>未处理</translation>
    </message>
    <message>
        <source>Taken on</source>
        <comment>state of an alert</comment>
        <translation>已接手</translation>
    </message>
    <message>
        <source>Resolved</source>
        <comment>state of an alert</comment>
        <translation>已解决</translation>
    </message>
    <message>
        <source>It is over when somebody says so.</source>
        <translation>有人标为解决后结束。</translation>
    </message>
    <message>
        <source>It ends by itself once the secret works.</source>
        <translation>密钥可用后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once there is room on the disk.</source>
        <translation>磁盘有空间后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once the work has caught up.</source>
        <translation>积压处理完后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once the destination answers again.</source>
        <translation>目标恢复应答后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once every outcome is known.</source>
        <translation>所有结果明确后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once these dead letters are replayed or closed.</source>
        <translation>这些死信重放或关闭后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once each has an owner.</source>
        <translation>每条都有负责人后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once the source sends again.</source>
        <translation>来源恢复发送后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself an hour after the last one.</source>
        <translation>最后一次之后一小时自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once a good certificate is in use.</source>
        <translation>启用有效证书后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once it is confirmed.</source>
        <translation>确认后自动结束。</translation>
    </message>
    <message>
        <source>It ends by itself once somebody has decided, or the request expires.</source>
        <translation>有人决定或申请过期后自动结束。</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>电子邮件</translation>
    </message>
    <message>
        <source>Webhook</source>
        <comment>where alerts are sent</comment>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, what it says</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), again %2.</source>
        <comment>what, in 0:43</comment>
        <translation>
            <numerusform>%1。已尝试 %n 次，%2再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not sent yet.</source>
        <translation>%1。尚未发送。</translation>
    </message>
    <message>
        <source>%1. Sent %2 UTC.</source>
        <translation>%1。发送于 %2 UTC。</translation>
    </message>
    <message>
        <source>%1. Sent.</source>
        <translation>%1。已发送。</translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), then given up.</source>
        <comment>what</comment>
        <translation>
            <numerusform>%1。尝试 %n 次后放弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not needed any more.</source>
        <translation>%1。不再需要。</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>%1 Oldest arrived %2 UTC.</source>
        <comment>a sentence, a time</comment>
        <translation>%1 最早的一条到达于 %2 UTC。</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>打开 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>对方</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n 条死信没有负责人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks after them. Name an owner for their source.</source>
        <translation>没有人跟进。请为其来源指定负责人。</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation>
            <numerusform>打开 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation>
            <numerusform>%n 个结果未知：对方可能已经执行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are looked up.</source>
        <translation>查明之前不会重复执行。</translation>
    </message>
    <message>
        <source>%1 has been quiet for %2.</source>
        <comment>source, duration</comment>
        <translation>%1 已静默 %2。</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. See whether it sends again by itself.</source>
        <translation>远超平常的间隔。请查看它是否会自动重发。</translation>
    </message>
    <message>
        <source>See source</source>
        <translation>查看来源</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1 没有可用的密钥，其事件被拒绝。</translation>
    </message>
    <message>
        <source>They are answered 503, so that the provider sends them again. Set the secret.</source>
        <translation>以 503 应答，服务商会重发。请设置密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>来自 %1 的 %n 次到达使用了相同的事件 ID，但内容不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which one is right.</source>
        <translation>以首次内容为准，没有重复执行。请向服务商确认哪个正确。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n 个已接受的事件已不在存储中。</numerusform>
        </translation>
    </message>
    <message>
        <source>A disk or a restored copy lost them after we had answered. Ask the providers to send again.</source>
        <translation>磁盘或恢复的副本在我们应答之后丢失了它们。请让服务商重发。</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>写入了 %n 笔重复扣费。</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them.</source>
        <translation>一个事件只能扣费一次。账本列出了它们。</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>查看账本</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>查看证书</translation>
    </message>
    <message>
        <source>A certificate of the receiver has expired.</source>
        <translation>接收端的一个证书已过期。</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends within a day.</source>
        <translation>接收端的一个证书将在一天内到期。</translation>
    </message>
    <message numerus="yes">
        <source>A certificate of the receiver ends in %n day(s).</source>
        <translation>
            <numerusform>接收端的一个证书将在 %n 天后到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a new one in place of %1. Providers refuse to send to an expired one.</source>
        <comment>a file</comment>
        <translation>请更换 %1。服务商拒绝向过期证书发送。</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>过去一小时 %1 有超过 %Ln 个请求签名错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>过去一小时 %1 有 %Ln 个请求签名错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 were turned away for other reasons.</source>
        <translation>
            <numerusform>%1 有超过 %Ln 个请求因其他原因被拒绝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 were turned away in the last hour.</source>
        <translation>
            <numerusform>过去一小时 %1 有 %Ln 个请求被拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either the secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>可能两边密钥不一致，或有他人在发送。请测试一个请求。</translation>
    </message>
    <message>
        <source>Their time, form or rate did not hold. The source says why.</source>
        <translation>时间、格式或速率不符合要求。原因见来源。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, so new ones are answered 503.</source>
        <translation>
            <numerusform>%Ln 个事件未完成，新事件以 503 应答。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, of %1 at most.</source>
        <translation>
            <numerusform>%Ln 个事件未完成，上限为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Above that, new ones are answered 503 and sent again. See what holds them up.</source>
        <translation>超过后，新事件以 503 应答并会重发。请查看积压原因。</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>查看投递</translation>
    </message>
    <message>
        <source>The disk has %1 left, so new events are answered 503.</source>
        <comment>a size</comment>
        <translation>磁盘仅剩 %1，新事件以 503 应答。</translation>
    </message>
    <message>
        <source>The disk of the store has %1 left.</source>
        <comment>a size</comment>
        <translation>存储所在磁盘剩余 %1。</translation>
    </message>
    <message>
        <source>What was accepted is still worked off. Make room on the disk of the data folder.</source>
        <translation>已接受的仍会处理完。请在数据目录所在磁盘腾出空间。</translation>
    </message>
    <message>
        <source>Below %1 new events are answered 503. Make room on the disk of the data folder.</source>
        <comment>a size</comment>
        <translation>低于 %1 时，新事件以 503 应答。请在数据目录所在磁盘腾出空间。</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>接收端的一个证书有问题。</translation>
    </message>
    <message numerus="yes">
        <source>The engine stopped while it worked on %n event(s).</source>
        <translation>
            <numerusform>引擎在处理 %n 个事件时中断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is tried by itself now, and set aside when its attempts are used up.</source>
        <translation>现在逐个单独尝试，次数用尽后搁置。</translation>
    </message>
    <message>
        <source>Open the oldest</source>
        <translation>打开最早的</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件与另一事件内容相同，但 ID 不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may have cost twice.</source>
        <translation>由于 ID 未签名，两者都已执行。请比较：副本可能造成了重复扣费。</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>发往 %1 的 %n 个请求使用了已属于另一事件的签名。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of a request: change the secret.</source>
        <translation>这些请求已被拒绝。可能有人持有请求的副本：请更换密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%1 的 %n 个订阅等待确认。</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>在此之前不会发送任何内容。请打开 acknowledgerd status 输出的地址。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件以另一租户再次到达。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source to refuse others.</source>
        <translation>由于租户未签名，两者都已执行。请列出该来源的租户以拒绝其他租户。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) were not finished in time, of %1 that were due.</source>
        <translation>
            <numerusform>到期的 %1 个事件中，有 %Ln 个未按时完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is under the target. See what holds them up.</source>
        <translation>低于目标。请查看积压原因。</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>来自 %1 的超过 %Ln 个事件等待时间超过 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>来自 %1 的 %Ln 个事件等待时间超过 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest has waited for %1. See what holds it up.</source>
        <comment>a duration</comment>
        <translation>最早的已等待 %1。请查看积压原因。</translation>
    </message>
</context>
<context>
    <name>AuditTableModel</name>
    <message>
        <source>No.</source>
        <comment>number of an entry</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>Entry %1, %2 UTC, %3, %4, %5, on %6, reason %7</source>
        <comment>number, time, who, role, what, targets, reason</comment>
        <translation>条目 %1，%2 UTC，%3，%4，%5，对象 %6，理由 %7</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Signed in</source>
        <translation>已登录</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>已退出登录</translation>
    </message>
    <message>
        <source>sign-out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Locked the window</source>
        <translation>锁定了窗口</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Unlocked the window</source>
        <translation>解锁了窗口</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Made a set-up token</source>
        <translation>生成了设置令牌</translation>
    </message>
    <message>
        <source>set-up token</source>
        <translation>设置令牌</translation>
    </message>
    <message>
        <source>Became the first admin</source>
        <translation>成为首位管理员</translation>
    </message>
    <message>
        <source>first admin</source>
        <translation>首位管理员</translation>
    </message>
    <message>
        <source>Added a person</source>
        <translation>添加了人员</translation>
    </message>
    <message>
        <source>add a person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>Changed a role</source>
        <translation>更改了角色</translation>
    </message>
    <message>
        <source>change a role</source>
        <translation>更改角色</translation>
    </message>
    <message>
        <source>Disabled a person</source>
        <translation>停用了人员</translation>
    </message>
    <message>
        <source>disable a person</source>
        <translation>停用人员</translation>
    </message>
    <message>
        <source>Enabled a person</source>
        <translation>启用了人员</translation>
    </message>
    <message>
        <source>enable a person</source>
        <translation>启用人员</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>设置了密码</translation>
    </message>
    <message>
        <source>set a password</source>
        <translation>设置密码</translation>
    </message>
    <message>
        <source>Listed people</source>
        <translation>列出了人员</translation>
    </message>
    <message>
        <source>list people</source>
        <translation>列出人员</translation>
    </message>
    <message>
        <source>Assigned an owner</source>
        <translation>指定了负责人</translation>
    </message>
    <message>
        <source>assign an owner</source>
        <translation>指定负责人</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>关闭，未重放</translation>
    </message>
    <message>
        <source>close without replay</source>
        <translation>关闭而不重放</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Asked for a replay</source>
        <translation>申请了重放</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Approved a replay</source>
        <translation>批准了重放</translation>
    </message>
    <message>
        <source>approve a replay</source>
        <translation>批准重放</translation>
    </message>
    <message>
        <source>Turned a replay down</source>
        <translation>拒绝了重放</translation>
    </message>
    <message>
        <source>turn a replay down</source>
        <translation>拒绝重放</translation>
    </message>
    <message>
        <source>Paused a replay</source>
        <translation>暂停了重放</translation>
    </message>
    <message>
        <source>pause a replay</source>
        <translation>暂停重放</translation>
    </message>
    <message>
        <source>Went on with a replay</source>
        <translation>继续了重放</translation>
    </message>
    <message>
        <source>go on with a replay</source>
        <translation>继续重放</translation>
    </message>
    <message>
        <source>Cancelled a replay</source>
        <translation>取消了重放</translation>
    </message>
    <message>
        <source>cancel a replay</source>
        <translation>取消重放</translation>
    </message>
    <message>
        <source>A replay&apos;s approval expired</source>
        <translation>重放的批准已过期</translation>
    </message>
    <message>
        <source>expire a replay</source>
        <translation>使重放过期</translation>
    </message>
    <message>
        <source>Finished a replay</source>
        <translation>完成了重放</translation>
    </message>
    <message>
        <source>finish a replay</source>
        <translation>完成重放</translation>
    </message>
    <message>
        <source>Judged an unknown outcome</source>
        <translation>判定了未知结果</translation>
    </message>
    <message>
        <source>judge an unknown outcome</source>
        <translation>判定未知结果</translation>
    </message>
    <message>
        <source>Looked an outcome up</source>
        <translation>查明了结果</translation>
    </message>
    <message>
        <source>look an outcome up</source>
        <translation>查明结果</translation>
    </message>
    <message>
        <source>Held a destination</source>
        <translation>暂缓了目标</translation>
    </message>
    <message>
        <source>hold a destination</source>
        <translation>暂缓目标</translation>
    </message>
    <message>
        <source>Released a destination</source>
        <translation>放行了目标</translation>
    </message>
    <message>
        <source>release a destination</source>
        <translation>放行目标</translation>
    </message>
    <message>
        <source>Revealed a payload</source>
        <translation>显示了原文</translation>
    </message>
    <message>
        <source>reveal a payload</source>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>Copied a payload</source>
        <translation>复制了内容</translation>
    </message>
    <message>
        <source>copy a payload</source>
        <translation>复制内容</translation>
    </message>
    <message>
        <source>Changed retention</source>
        <translation>更改了保留期</translation>
    </message>
    <message>
        <source>change retention</source>
        <translation>更改保留期</translation>
    </message>
    <message>
        <source>Changed the store&apos;s key</source>
        <translation>更换了存储密钥</translation>
    </message>
    <message>
        <source>change the store&apos;s key</source>
        <translation>更换存储密钥</translation>
    </message>
    <message>
        <source>Took an alert on</source>
        <translation>接手了告警</translation>
    </message>
    <message>
        <source>take an alert on</source>
        <translation>接手告警</translation>
    </message>
    <message>
        <source>Resolved an alert</source>
        <translation>解决了告警</translation>
    </message>
    <message>
        <source>resolve an alert</source>
        <translation>解决告警</translation>
    </message>
    <message>
        <source>Changed the configuration</source>
        <translation>更改了配置</translation>
    </message>
    <message>
        <source>change the configuration</source>
        <translation>更改配置</translation>
    </message>
    <message>
        <source>Loaded certificates</source>
        <translation>加载了证书</translation>
    </message>
    <message>
        <source>load certificates</source>
        <translation>加载证书</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>进行了备份</translation>
    </message>
    <message>
        <source>make a backup</source>
        <translation>进行备份</translation>
    </message>
    <message>
        <source>Restored a backup</source>
        <translation>恢复了备份</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Refunded a line</source>
        <translation>退还了账本行</translation>
    </message>
    <message>
        <source>refund a line</source>
        <translation>退还账本行</translation>
    </message>
    <message>
        <source>Ran a drill</source>
        <translation>进行了演练</translation>
    </message>
    <message>
        <source>drill</source>
        <translation>演练</translation>
    </message>
    <message>
        <source>Exported evidence</source>
        <translation>导出了证据</translation>
    </message>
    <message>
        <source>export evidence</source>
        <translation>导出证据</translation>
    </message>
    <message>
        <source>Exported the audit trail</source>
        <translation>导出了审计日志</translation>
    </message>
    <message>
        <source>export the audit trail</source>
        <translation>导出审计日志</translation>
    </message>
    <message>
        <source>Verified the chain</source>
        <translation>验证了审计链</translation>
    </message>
    <message>
        <source>verify the chain</source>
        <translation>验证审计链</translation>
    </message>
    <message>
        <source>Looked at the audit trail</source>
        <translation>查看了审计日志</translation>
    </message>
    <message>
        <source>look at the audit trail</source>
        <translation>查看审计日志</translation>
    </message>
    <message>
        <source>Took note of a cut trail</source>
        <translation>确认了被截断的日志</translation>
    </message>
    <message>
        <source>take note of a cut trail</source>
        <translation>确认被截断的日志</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Computer account</source>
        <translation>本机账号</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Audit chain broken at entry %1</source>
        <translation>审计链在条目 %1 处断裂</translation>
    </message>
    <message>
        <source>Audit chain not checked</source>
        <translation>审计链未检查</translation>
    </message>
    <message>
        <source>Audit chain verified %1</source>
        <translation>审计链已验证 %1</translation>
    </message>
    <message>
        <source>Checking the audit chain</source>
        <translation>正在检查审计链</translation>
    </message>
    <message>
        <source>Made a recovery token</source>
        <translation>生成了恢复令牌</translation>
    </message>
    <message>
        <source>recovery token</source>
        <translation>恢复令牌</translation>
    </message>
    <message>
        <source>Recovered an account</source>
        <translation>恢复了账号</translation>
    </message>
    <message>
        <source>recover an account</source>
        <translation>恢复账号</translation>
    </message>
    <message>
        <source>Held a source</source>
        <translation>暂缓了来源</translation>
    </message>
    <message>
        <source>hold a source</source>
        <translation>暂缓来源</translation>
    </message>
    <message>
        <source>Released a source</source>
        <translation>放行了来源</translation>
    </message>
    <message>
        <source>release a source</source>
        <translation>放行来源</translation>
    </message>
    <message>
        <source>Gave an alert an owner</source>
        <translation>为告警指定了负责人</translation>
    </message>
    <message>
        <source>give an alert an owner</source>
        <translation>为告警指定负责人</translation>
    </message>
    <message>
        <source>Tried a channel for alerts</source>
        <translation>测试了告警渠道</translation>
    </message>
    <message>
        <source>try a channel for alerts</source>
        <translation>测试告警渠道</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The other side</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>%1 sent these too late</source>
        <translation>%1 发送过晚</translation>
    </message>
    <message>
        <source>%1 will not take these</source>
        <translation>%1 不会接受这些</translation>
    </message>
    <message>
        <source>%1 refuses our password</source>
        <translation>%1 拒绝我们的密码</translation>
    </message>
    <message>
        <source>%1 may or may not have done it</source>
        <translation>%1 可能已执行，也可能没有</translation>
    </message>
    <message>
        <source>Our rules don&apos;t fit what %1 sent</source>
        <translation>我们的规则不适用于 %1 发来的内容</translation>
    </message>
    <message>
        <source>The ledger refused the charge</source>
        <translation>账本拒绝了扣费</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation>
            <numerusform>%n 个事件被搁置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation>
            <numerusform>来自 %1 的 %n 个事件超出时间窗口。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 每次尝试均失败，%n 个事件无法完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation>
            <numerusform>%1 不会接受 %n 个事件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 拒绝我们的密码，%n 个事件无法完成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation>
            <numerusform>%n 个结果未知：%1 可能已经执行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our rules don&apos;t fit %n event(s) from %1.</source>
        <translation>
            <numerusform>我们的规则不适用于来自 %1 的 %n 个事件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation>
            <numerusform>账本拒绝了 %n 个事件的扣费。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence.</source>
        <translation>查看证据。</translation>
    </message>
    <message>
        <source>Decide for each whether it still matters.</source>
        <translation>逐个决定是否仍有意义。</translation>
    </message>
    <message>
        <source>Find out from %1 what went wrong.</source>
        <translation>向 %1 查明出了什么问题。</translation>
    </message>
    <message>
        <source>Read the answer of %1 and correct what it names.</source>
        <translation>阅读 %1 的应答并更正其中所指。</translation>
    </message>
    <message>
        <source>Renew the password or token for %1.</source>
        <translation>更新 %1 的密码或令牌。</translation>
    </message>
    <message>
        <source>Look it up at %1 before anything is repeated.</source>
        <translation>在 %1 查明之前不要重复。</translation>
    </message>
    <message>
        <source>Correct the rules of the source, then apply them.</source>
        <translation>更正来源的规则，然后应用。</translation>
    </message>
    <message>
        <source>Check the account, the amount and the currency.</source>
        <translation>检查账户、金额和货币。</translation>
    </message>
    <message>
        <source>What was already done stays done; nothing more is tried.</source>
        <translation>已完成的保持不变，不再尝试。</translation>
    </message>
    <message>
        <source>They are genuine. They were set aside, not run.</source>
        <translation>它们是真实的。已搁置，未执行。</translation>
    </message>
    <message>
        <source>Trying again won&apos;t help until %1 accepts us.</source>
        <translation>在 %1 接受我们之前，重试无济于事。</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>查明之前不会重复执行。</translation>
    </message>
    <message>
        <source>Nothing was charged and nothing was sent.</source>
        <translation>没有扣费，也没有发送。</translation>
    </message>
    <message>
        <source>No charge was written.</source>
        <translation>未写入扣费。</translation>
    </message>
    <message>
        <source>No cause</source>
        <translation>无原因</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>cause of a dead letter</comment>
        <translation>过期</translation>
    </message>
    <message>
        <source>Attempts used up</source>
        <translation>尝试次数用尽</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <translation>永久拒绝</translation>
    </message>
    <message>
        <source>Password refused</source>
        <translation>密码被拒</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <translation>规则不适用</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <translation>账本拒绝</translation>
    </message>
    <message>
        <source>%1 gave no good answer in any attempt</source>
        <translation>%1 在每次尝试中均无有效应答</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>no name</source>
        <translation>无名称</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a host name; how many others</comment>
        <translation>
            <numerusform>%1 等另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <comment>a duration</comment>
        <translation>%1前已到期</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <comment>a day, a duration</comment>
        <translation>%1，剩余 %2</translation>
    </message>
    <message>
        <source>The new certificate is not in use.</source>
        <translation>新证书未启用。</translation>
    </message>
    <message>
        <source>The one from before stays in use.</source>
        <translation>仍使用之前的证书。</translation>
    </message>
    <message>
        <source>The certificate has expired.</source>
        <translation>证书已过期。</translation>
    </message>
    <message>
        <source>Senders that check it don&apos;t deliver. Put a new one in place of %1, then load it.</source>
        <comment>a file</comment>
        <translation>会检查证书的发送方不再投递。请更换 %1 后加载。</translation>
    </message>
    <message>
        <source>The private key is not safe.</source>
        <translation>私钥不安全。</translation>
    </message>
    <message>
        <source>The certificate ends in %1.</source>
        <comment>a duration</comment>
        <translation>证书将在 %1 后到期。</translation>
    </message>
    <message>
        <source>Put a new one in place of %1; it is loaded by itself, or by the button below.</source>
        <comment>a file</comment>
        <translation>请更换 %1；会自动加载，也可用下方按钮。</translation>
    </message>
    <message>
        <source>For a first try only.</source>
        <translation>仅供初次试用。</translation>
    </message>
    <message>
        <source>No authority has signed this certificate, so providers won&apos;t send to it.</source>
        <translation>此证书未经机构签发，服务商不会向其发送。</translation>
    </message>
    <message>
        <source>In use.</source>
        <translation>使用中。</translation>
    </message>
</context>
<context>
    <name>ChangePasswordSheet</name>
    <message>
        <source>Change your password?</source>
        <translation>更改您的密码？</translation>
    </message>
    <message>
        <source>You are signed out everywhere else. It is written to the audit trail.</source>
        <translation>您在其他地方会被退出登录。此操作会写入审计日志。</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>更改密码</translation>
    </message>
</context>
<context>
    <name>ChangeRoleSheet</name>
    <message>
        <source>Change the role of %1?</source>
        <translation>更改 %1 的角色？</translation>
    </message>
    <message>
        <source>Change the role</source>
        <translation>更改角色</translation>
    </message>
    <message>
        <source>It takes effect with their next act, also where they are signed in.</source>
        <translation>从其下一次操作起生效，在已登录之处也一样。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Assign owner…</source>
        <translation>指定负责人…</translation>
    </message>
    <message>
        <source>gave an owner to</source>
        <translation>已为其指定负责人：</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>关闭而不重放…</translation>
    </message>
    <message>
        <source>closed without a replay</source>
        <translation>已关闭，未重放：</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>重新打开…</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>已重新打开：</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>重放…</translation>
    </message>
    <message>
        <source>asked for a replay of</source>
        <translation>申请了重放：</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>approved the replay</source>
        <translation>批准了重放</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>refused the replay</source>
        <translation>拒绝了重放</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>此事件后停止</translation>
    </message>
    <message>
        <source>paused the replay</source>
        <translation>暂停了重放</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>went on with the replay</source>
        <translation>继续了重放</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>取消其余</translation>
    </message>
    <message>
        <source>cancelled the rest of the replay</source>
        <translation>取消了重放的其余部分</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>判定…</translation>
    </message>
    <message>
        <source>decided an unknown outcome of</source>
        <translation>判定了未知结果：</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>暂缓</translation>
    </message>
    <message>
        <source>held the work for</source>
        <translation>暂缓了工作：</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>放行…</translation>
    </message>
    <message>
        <source>released the work for</source>
        <translation>放行了工作：</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>显示原文…</translation>
    </message>
    <message>
        <source>revealed the payload of</source>
        <translation>显示了原文：</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>copied the revealed payload of</source>
        <translation>复制了已显示的原文：</translation>
    </message>
    <message>
        <source>Take on</source>
        <translation>接手</translation>
    </message>
    <message>
        <source>took on the alert</source>
        <translation>接手了告警</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>解决…</translation>
    </message>
    <message>
        <source>resolved the alert</source>
        <translation>解决了告警</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>exported deliveries</source>
        <translation>导出了投递</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>exported the ledger</source>
        <translation>导出了账本</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>导出证据</translation>
    </message>
    <message>
        <source>exported evidence of</source>
        <translation>导出了证据：</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>添加来源</translation>
    </message>
    <message>
        <source>added the source</source>
        <translation>添加了来源</translation>
    </message>
    <message>
        <source>Add a secret…</source>
        <translation>添加密钥…</translation>
    </message>
    <message>
        <source>added a secret to</source>
        <translation>添加了密钥：</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>removed a secret from</source>
        <translation>移除了密钥：</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>重新加载…</translation>
    </message>
    <message>
        <source>loaded the certificates again</source>
        <translation>重新加载了证书</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>changed the configuration</source>
        <translation>更改了配置</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>added the person</source>
        <translation>添加了人员</translation>
    </message>
    <message>
        <source>Change role…</source>
        <translation>更改角色…</translation>
    </message>
    <message>
        <source>changed the role of</source>
        <translation>更改了角色：</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>disabled the account of</source>
        <translation>停用了账号：</translation>
    </message>
    <message>
        <source>Enable…</source>
        <translation>启用…</translation>
    </message>
    <message>
        <source>enabled the account of</source>
        <translation>启用了账号：</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>设置密码…</translation>
    </message>
    <message>
        <source>set the password of</source>
        <translation>设置了密码：</translation>
    </message>
    <message>
        <source>Change retention…</source>
        <translation>更改保留期…</translation>
    </message>
    <message>
        <source>changed the retention of</source>
        <translation>更改了保留期：</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>更换密钥…</translation>
    </message>
    <message>
        <source>changed the key of the stored payloads</source>
        <translation>更换了所存内容的密钥</translation>
    </message>
    <message>
        <source>exported the audit trail</source>
        <translation>导出了审计日志</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>暂缓队列…</translation>
    </message>
    <message>
        <source>held the work of</source>
        <translation>暂缓了来源的工作：</translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>放行队列…</translation>
    </message>
    <message>
        <source>released the work of</source>
        <translation>放行了来源的工作：</translation>
    </message>
    <message>
        <source>gave an owner to the alert</source>
        <translation>为告警指定了负责人</translation>
    </message>
    <message>
        <source>Send a trial</source>
        <translation>发送测试</translation>
    </message>
    <message>
        <source>sent a trial message by</source>
        <translation>发送了测试消息，渠道：</translation>
    </message>
</context>
<context>
    <name>DestinationTroubles</name>
    <message>
        <source>The work for %1 is held by %2: %3</source>
        <comment>destination, person, reason</comment>
        <translation>%1 的工作由 %2 暂缓：%3</translation>
    </message>
    <message>
        <source>%1 still fails: %2. The next try is %3.</source>
        <comment>destination, evidence, in so long</comment>
        <translation>%1 仍然失败：%2。下次重试：%3。</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>Evidence of %n event(s), exported %1</source>
        <translation>
            <numerusform>%n 个事件的证据，导出于 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for each event, named after our delivery:</source>
        <translation>每个事件一个文件夹，以我们的投递命名：</translation>
    </message>
    <message>
        <source>what became of it, in words</source>
        <translation>事件的结果，文字说明</translation>
    </message>
    <message>
        <source>what came in and what we did, oldest first, UTC</source>
        <translation>收到的内容和我们所做的，UTC，最早在前</translation>
    </message>
    <message>
        <source>its charge and refund lines; the header alone where it has none</source>
        <translation>事件的扣费行和退款行；没有时只有表头</translation>
    </message>
    <message>
        <source>what people did with it, also what they were refused; entry_sha256 is the entry&apos;s hash in the audit trail</source>
        <translation>人员对事件执行的操作和被拒绝的操作；entry_sha256 是该条目在审计日志中的哈希</translation>
    </message>
    <message>
        <source>It holds no payloads.</source>
        <translation>此处不含事件内容。</translation>
    </message>
    <message>
        <source>Prove that nothing was changed: sha256sum --check %1</source>
        <translation>验证没有任何更改：sha256sum --check %1</translation>
    </message>
</context>
<context>
    <name>FirstAdminSheet</name>
    <message>
        <source>Create the first admin?</source>
        <translation>创建首位管理员？</translation>
    </message>
    <message>
        <source>From then on the window asks who sits before it. The admin adds the others. It is written to the audit trail and can&apos;t be undone.</source>
        <translation>此后窗口会询问使用者是谁。管理员添加其他人。此操作会写入审计日志，无法撤消。</translation>
    </message>
    <message>
        <source>Create the admin</source>
        <translation>创建管理员</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>ms</source>
        <comment>unit: milliseconds</comment>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit: seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>分</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>小时</translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit: minutes behind hours</comment>
        <translation>分</translation>
    </message>
    <message>
        <source>d</source>
        <comment>unit: days</comment>
        <translation>天</translation>
    </message>
    <message>
        <source>due</source>
        <comment>a retry whose time has come</comment>
        <translation>到期</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>countdown: in 0:43</comment>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <comment>a window of time</comment>
        <translation>%1 至 %2 UTC</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>local time in a place: 15:29:41 in Oslo</comment>
        <translation>%2 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>KB</source>
        <comment>unit: 1,000 bytes</comment>
        <translation>KB</translation>
    </message>
    <message>
        <source>MB</source>
        <comment>unit: 1,000,000 bytes</comment>
        <translation>MB</translation>
    </message>
</context>
<context>
    <name>Notifications</name>
    <message>
        <source>In 1 hour</source>
        <comment>button: tell me again</comment>
        <translation>1 小时后</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首次</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>a time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind since the last notification.</source>
        <translation>
            <numerusform>上次通知以来另有 %n 条同类告警。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many alerts</comment>
        <translation>
            <numerusform>打开 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait for your approval</source>
        <translation>
            <numerusform>%n 个重放等待您批准</numerusform>
        </translation>
    </message>
    <message>
        <source>A replay waits for approval</source>
        <translation>有重放等待批准</translation>
    </message>
    <message>
        <source>%1, a replay waits for your approval</source>
        <comment>a first name</comment>
        <translation>%1，有重放等待您批准</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), asked by %1.</source>
        <translation>
            <numerusform>%n 个事件，由 %1 申请。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) could repeat.</source>
        <translation>
            <numerusform>%n 个效果可能重复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) are looked up first.</source>
        <translation>
            <numerusform>%n 个效果先查明。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>button</comment>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Approval is given inside the app, never from here.</source>
        <translation>只能在应用内批准，不能在此处批准。</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) are open</source>
        <translation>
            <numerusform>%n 条告警未处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) wait for you</source>
        <translation>
            <numerusform>%n 条告警等待您处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see what they are about.</source>
        <translation>登录即可查看其内容。</translation>
    </message>
    <message>
        <source>They were there before you came.</source>
        <translation>在您到来之前已有。</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Receiving has stopped</source>
        <translation>接收已停止</translation>
    </message>
    <message>
        <source>New events are not taken until it runs again. Most providers send them again for a while. What was accepted stays stored.</source>
        <translation>恢复运行之前不接收新事件。多数服务商会在一段时间内重发。已接受的仍保留在存储中。</translation>
    </message>
    <message>
        <source>The audit trail is broken</source>
        <translation>审计日志已损坏</translation>
    </message>
    <message>
        <source>An entry was changed, taken away or cut off. The page names the first one.</source>
        <translation>有条目被更改、移除或截断。页面会指出第一条。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact&apos;s name and value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnerSheet</name>
    <message numerus="yes">
        <source>Who sees to %n dead letter(s)?</source>
        <translation>
            <numerusform>由谁跟进 %n 条死信？</numerusform>
        </translation>
    </message>
    <message>
        <source>They are told of it where alerts reach them. Nothing runs, and nothing is lost.</source>
        <translation>告警可达之处会通知负责人。不会执行，也不会丢失。</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>指定 %1 条</translation>
    </message>
</context>
<context>
    <name>ReplayTalk</name>
    <message>
        <source>Go on with the replay?</source>
        <translation>继续重放？</translation>
    </message>
    <message>
        <source>What has not begun is released again, as fast as was asked for.</source>
        <translation>未开始的将再次放行，按申请时的节奏进行。</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>verb: with a paused replay</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop the replay after this event?</source>
        <translation>此事件后停止重放？</translation>
    </message>
    <message>
        <source>What is under way goes on to its end. The rest waits until somebody lets it go on or cancels it.</source>
        <translation>进行中的会执行到结束。其余等待，直到有人继续或取消。</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>此事件后停止</translation>
    </message>
    <message>
        <source>Withdraw the request?</source>
        <translation>撤回申请？</translation>
    </message>
    <message>
        <source>Cancel the rest of the replay?</source>
        <translation>取消重放的其余部分？</translation>
    </message>
    <message>
        <source>Nobody can approve it any more. Its events stay set aside.</source>
        <translation>此后无人能批准。其事件保持搁置。</translation>
    </message>
    <message>
        <source>What has not begun stays set aside, and can be replayed anew. What has run stays as it is.</source>
        <translation>未开始的保持搁置，可再次重放。已执行的保持不变。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>取消其余</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Skip</source>
        <comment>what a replay does with an effect</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>what a replay does with an effect</comment>
        <translation>执行</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>先查明</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>受阻</translation>
    </message>
    <message>
        <source>None</source>
        <comment>risk of a duplicate</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>risk of a duplicate</comment>
        <translation>低</translation>
    </message>
    <message>
        <source>Possible</source>
        <comment>risk of a duplicate</comment>
        <translation>可能</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Waits for a second person</source>
        <translation>等待第二人</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>即将开始</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>a replay</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>a replay</comment>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>a replay</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>a replay</comment>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>a replay</comment>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a replay</comment>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>a delivery of a replay</comment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>a delivery of a replay</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Set aside again</source>
        <translation>再次搁置</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>Changed, so not run</source>
        <translation>有变化，未执行</translation>
    </message>
    <message>
        <source>Applied</source>
        <comment>an effect</comment>
        <translation>已执行</translation>
    </message>
    <message>
        <source>Applied %1</source>
        <comment>a time</comment>
        <translation>已执行 %1</translation>
    </message>
    <message>
        <source>Done for another event with the same key</source>
        <translation>已为同一键的另一事件执行</translation>
    </message>
    <message>
        <source>Something newer is known</source>
        <translation>已有更新的信息</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>尚未执行</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>Not done: HTTP %1</source>
        <comment>a status code</comment>
        <translation>未执行：HTTP %1</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>未执行</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <comment>evidence</comment>
        <translation>未执行：%1</translation>
    </message>
    <message>
        <source>Unknown: HTTP %1</source>
        <comment>a status code</comment>
        <translation>未知：HTTP %1</translation>
    </message>
    <message>
        <source>Unknown: no answer after sending</source>
        <translation>未知：发送后无应答</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>未知：%1</translation>
    </message>
    <message>
        <source>one line per event</source>
        <translation>每个事件一行</translation>
    </message>
    <message>
        <source>kept as done</source>
        <translation>作为已执行保留</translation>
    </message>
    <message>
        <source>one per key</source>
        <translation>每个键一条</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>不改变任何内容</translation>
    </message>
    <message>
        <source>once per key</source>
        <translation>每个键一次</translation>
    </message>
    <message>
        <source>nothing was sent</source>
        <translation>没有发送</translation>
    </message>
    <message>
        <source>the last call did nothing</source>
        <translation>上次调用未生效</translation>
    </message>
    <message>
        <source>same key again</source>
        <translation>再用同一键</translation>
    </message>
    <message>
        <source>asked, then same key</source>
        <translation>先询问，再用同一键</translation>
    </message>
    <message>
        <source>no duplicate key</source>
        <translation>无防重键</translation>
    </message>
    <message>
        <source>nobody can tell</source>
        <translation>无人能确定</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>不执行</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was done. Decide that first.</source>
        <translation>无人能确定是否已执行。请先判定。</translation>
    </message>
    <message>
        <source>Another event with the same key is not through yet</source>
        <translation>同一键的另一事件尚未完成</translation>
    </message>
    <message>
        <source>Its destination is gone</source>
        <translation>其目标已不存在</translation>
    </message>
    <message>
        <source>Its source has no rules any more</source>
        <translation>其来源已没有规则</translation>
    </message>
    <message>
        <source>The rules of that time are not kept</source>
        <translation>当时的规则未保留</translation>
    </message>
    <message>
        <source>The rules don&apos;t fit it</source>
        <translation>规则不适用</translation>
    </message>
    <message>
        <source>Its content was removed by retention</source>
        <translation>其内容已在保留期后删除</translation>
    </message>
    <message>
        <source>Its stored content is damaged</source>
        <translation>其存储的内容已损坏</translation>
    </message>
    <message>
        <source>It is no longer set aside</source>
        <translation>它已不在搁置中</translation>
    </message>
    <message>
        <source>Another replay has it</source>
        <translation>它已在另一重放中</translation>
    </message>
    <message>
        <source>There is no such delivery</source>
        <translation>没有此投递</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <comment>a destination</comment>
        <translation>转发到 %1</translation>
    </message>
    <message>
        <source>The fault was found and corrected</source>
        <translation>故障已查明并更正</translation>
    </message>
    <message>
        <source>The destination answers again</source>
        <translation>目标恢复应答</translation>
    </message>
    <message>
        <source>The rules were corrected</source>
        <translation>规则已更正</translation>
    </message>
    <message>
        <source>The password or token was renewed</source>
        <translation>密码或令牌已更新</translation>
    </message>
    <message>
        <source>A customer asked for it</source>
        <translation>客户要求</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1 per batch, %2 apart, %3 at a time</source>
        <comment>count, time, count</comment>
        <translation>每批 %1 条，间隔 %2，同时 %3 条</translation>
    </message>
    <message>
        <source>; stops at the first failure</source>
        <translation>；首次失败即停止</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 已完成</translation>
    </message>
    <message>
        <source>%1 set aside again</source>
        <translation>%1 再次搁置</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 changed, so not run</source>
        <translation>%1 有变化，未执行</translation>
    </message>
    <message>
        <source>It was applied</source>
        <comment>verdict on a call without an answer</comment>
        <translation>已执行</translation>
    </message>
    <message>
        <source>It was not applied: run it</source>
        <translation>未执行：现在执行</translation>
    </message>
    <message>
        <source>The destination has it. It counts as done and is never sent again.</source>
        <translation>目标已有。视为已执行，不再发送。</translation>
    </message>
    <message>
        <source>The destination does not have it. It is sent now. If you are wrong, it is done twice.</source>
        <translation>目标没有。现在发送。如果判断有误，会执行两次。</translation>
    </message>
    <message>
        <source>Somebody did or undid it elsewhere. It counts as done and is never sent again.</source>
        <translation>有人已在别处执行或撤消。视为已执行，不再发送。</translation>
    </message>
    <message>
        <source>It was compensated by hand</source>
        <translation>已由人工补偿</translation>
    </message>
</context>
<context>
    <name>RequestTester</name>
    <message>
        <source>Nothing stands behind the headers. Paste the body too, after an empty line.</source>
        <translation>请求头之后没有内容。请在空行后粘贴请求体。</translation>
    </message>
    <message>
        <source>%1 bytes of body</source>
        <comment>a number</comment>
        <translation>请求体 %1 字节</translation>
    </message>
    <message>
        <source>The header with the signature is missing.</source>
        <translation>缺少签名请求头。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>header</comment>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>A signed header stands there twice: %1</source>
        <translation>签名请求头重复出现：%1</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>header</comment>
        <translation>%1 为空。</translation>
    </message>
    <message>
        <source>%1 is shown shortened or masked. Copy its whole value.</source>
        <comment>header</comment>
        <translation>%1 被截短或遮盖。请复制完整的值。</translation>
    </message>
    <message>
        <source>There is no secret.</source>
        <translation>没有密钥。</translation>
    </message>
    <message>
        <source>It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.</source>
        <translation>它是占位符，或不是该服务商给出的形式：十六进制、base64 或密钥。</translation>
    </message>
    <message>
        <source>The provider&apos;s check says: %1</source>
        <comment>a code word</comment>
        <translation>服务商校验结果：%1</translation>
    </message>
    <message>
        <source>This sample is older than the window. Sent now, it would be set aside and not run.</source>
        <translation>此样本超出时间窗口。现在发送会被搁置，不会执行。</translation>
    </message>
    <message>
        <source>It is signed ahead of this machine&apos;s clock. Check the clock.</source>
        <translation>签名时间晚于本机时钟。请检查时钟。</translation>
    </message>
    <message>
        <source>This is a handshake: it is answered and makes no event.</source>
        <translation>这是握手请求：会应答，但不产生事件。</translation>
    </message>
    <message>
        <source>The body can&apos;t be read: %1</source>
        <translation>无法读取请求体：%1</translation>
    </message>
    <message>
        <source>No event ID is where this provider puts it. %1</source>
        <translation>服务商约定的位置没有事件 ID。%1</translation>
    </message>
    <message>
        <source>%1 and more: a batch</source>
        <comment>event ID</comment>
        <translation>%1 等：批量</translation>
    </message>
    <message>
        <source>This provider names neither.</source>
        <translation>该服务商两者都不提供。</translation>
    </message>
    <message>
        <source>Request can be read</source>
        <translation>请求可读取</translation>
    </message>
    <message>
        <source>Headers are there</source>
        <translation>请求头齐全</translation>
    </message>
    <message>
        <source>Secret can be used</source>
        <translation>密钥可用</translation>
    </message>
    <message>
        <source>Signature matches</source>
        <translation>签名匹配</translation>
    </message>
    <message>
        <source>Signed time is read</source>
        <translation>已读取签名时间</translation>
    </message>
    <message>
        <source>Age is inside the window</source>
        <translation>时间在窗口内</translation>
    </message>
    <message>
        <source>Event ID is found</source>
        <translation>找到事件 ID</translation>
    </message>
    <message>
        <source>Type and time are found</source>
        <translation>找到类型和时间</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未执行到</translation>
    </message>
    <message>
        <source>This provider&apos;s keys come from its certificates.</source>
        <translation>该服务商的公钥来自其证书。</translation>
    </message>
    <message>
        <source>This provider signs no time.</source>
        <translation>该服务商不对时间签名。</translation>
    </message>
    <message>
        <source>The signed time can&apos;t be read.</source>
        <translation>无法读取签名时间。</translation>
    </message>
    <message>
        <source>It matches without the line end behind the body: that came with pasting.</source>
        <translation>去掉请求体末尾的换行后匹配：它是粘贴时带入的。</translation>
    </message>
    <message>
        <source>It matches with a line end behind the body: that was lost.</source>
        <translation>在请求体末尾加上换行后匹配：它丢失了。</translation>
    </message>
    <message>
        <source>It matches with %1 line ends: they were changed on the way.</source>
        <translation>使用 %1 换行时匹配：途中被改动。</translation>
    </message>
    <message>
        <source>It matches without the white space around the body.</source>
        <translation>去掉请求体首尾空白后匹配。</translation>
    </message>
    <message>
        <source>It matches when the JSON is written anew (%1): something read the body and wrote it again.</source>
        <comment>how, in English</comment>
        <translation>重新书写 JSON (%1) 后匹配：有程序读取并改写了请求体。</translation>
    </message>
    <message>
        <source>It matches when the byte-order mark in front of the body is changed.</source>
        <translation>更改请求体前的字节顺序标记后匹配。</translation>
    </message>
    <message>
        <source>It matches when the body is decoded from base64.</source>
        <translation>对请求体进行 base64 解码后匹配。</translation>
    </message>
    <message>
        <source>It matches without the blanks or quotes around the secret.</source>
        <translation>去掉密钥两端的空格或引号后匹配。</translation>
    </message>
    <message>
        <source>It matches when the secret is used in another form: %1.</source>
        <comment>how, in English</comment>
        <translation>密钥采用另一种形式时匹配：%1。</translation>
    </message>
    <message>
        <source>It matches with the secret of the source %1: the secrets are swapped.</source>
        <translation>使用来源 %1 的密钥时匹配：密钥被弄反了。</translation>
    </message>
    <message>
        <source>It matches for the URL %1. Give exactly this one as the public URL.</source>
        <translation>对 URL %1 匹配。请将其原样填为公开 URL。</translation>
    </message>
    <message>
        <source>It matches as a request of %1. Choose that provider.</source>
        <translation>作为 %1 的请求匹配。请选择该服务商。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of effect, what it would do</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It was made with another secret, or over other bytes.</source>
        <comment>signature</comment>
        <translation>它是用另一个密钥或对其他字节生成的。</translation>
    </message>
    <message>
        <source>The signature is not written as it should be: base64 where hexadecimal is due, or the other way round, or not whole.</source>
        <translation>签名的写法不正确：应为十六进制却是 base64，或相反，或不完整。</translation>
    </message>
    <message>
        <source>The header is not built as this provider builds it.</source>
        <comment>signature</comment>
        <translation>该标头的结构与此提供商的不符。</translation>
    </message>
    <message>
        <source>None of the signatures there is of a kind that counts here.</source>
        <translation>其中没有此处认可的签名类型。</translation>
    </message>
    <message>
        <source>It names an algorithm that is not allowed here; &quot;none&quot; never is, because anybody could make that one.</source>
        <translation>它指定了此处不允许的算法；“none” 永不允许，因为任何人都能生成。</translation>
    </message>
    <message>
        <source>The token brings its own key or an extension (crit, jku, jwk, x5u, x5c), which is never accepted.</source>
        <translation>令牌自带密钥或扩展（crit、jku、jwk、x5u、x5c），一律不接受。</translation>
    </message>
    <message>
        <source>The token can&apos;t be read. It has three parts with dots between; copy it whole.</source>
        <translation>无法读取令牌。它由点分隔的三部分组成；请完整复制。</translation>
    </message>
    <message>
        <source>The token&apos;s claims can&apos;t be read.</source>
        <translation>无法读取令牌中的声明。</translation>
    </message>
    <message>
        <source>The token does not say until when it holds (exp).</source>
        <translation>令牌未说明有效期（exp）。</translation>
    </message>
    <message>
        <source>The signed time stands there twice.</source>
        <translation>签名时间出现了两次。</translation>
    </message>
    <message>
        <source>The token is from another issuer (claim iss).</source>
        <translation>令牌来自另一签发者（iss）。</translation>
    </message>
    <message>
        <source>The token is for another account (claim api_key).</source>
        <translation>令牌属于另一账户（api_key）。</translation>
    </message>
    <message>
        <source>A claim of the token is not what the recipe wants.</source>
        <translation>令牌中的某个声明与配方要求不符。</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another URL (claim url_hash). Give the URL that the provider has.</source>
        <translation>令牌真实，但针对另一 URL（url_hash）。请填写提供商处登记的 URL。</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another body (claim payload_hash).</source>
        <translation>令牌真实，但针对另一正文（payload_hash）。</translation>
    </message>
    <message>
        <source>What is signed looks like a token that a challenge would have signed, so it is no event.</source>
        <translation>被签名的内容看起来像质询会签名的令牌，因此不是事件。</translation>
    </message>
    <message>
        <source>The body can&apos;t be read as this provider sends it, so what is signed can&apos;t be found in it.</source>
        <translation>正文无法按此提供商的格式读取，因此找不到被签名的内容。</translation>
    </message>
    <message>
        <source>The signed fields can&apos;t be read.</source>
        <translation>无法读取被签名的字段。</translation>
    </message>
    <message>
        <source>A signed field stands there twice.</source>
        <translation>某个被签名的字段出现了两次。</translation>
    </message>
    <message>
        <source>The signature does not cover the fields in the URL, and there is no body.</source>
        <translation>签名未涵盖 URL 中的字段，且没有正文。</translation>
    </message>
    <message>
        <source>The signature does not cover this body: it is no form, and the URL has no hash of it.</source>
        <translation>签名未涵盖此正文：它不是表单，URL 中也没有其哈希。</translation>
    </message>
    <message>
        <source>It comes from a topic that the source does not name (topics).</source>
        <translation>它来自该来源未列出的主题（topics）。</translation>
    </message>
    <message>
        <source>The certificate it names is not on the provider&apos;s own hosts.</source>
        <translation>其指定的证书不在提供商自己的主机上。</translation>
    </message>
    <message>
        <source>The body&apos;s length is not what Content-Length says (%1 bytes), so it is not whole or was changed.</source>
        <comment>pasted / announced bytes</comment>
        <translation>正文长度与 Content-Length（%1 字节）不符，因此不完整或被更改。</translation>
    </message>
    <message>
        <source>There is no signature where this provider puts it: in fields of the body or the URL.</source>
        <translation>在此提供商放置签名的位置（正文或 URL 的字段）没有签名。</translation>
    </message>
    <message>
        <source>There is a signature, but not the time that is signed with it.</source>
        <translation>有签名，但缺少与其一同签名的时间。</translation>
    </message>
    <message>
        <source>The engine fetches this provider&apos;s certificate when a request comes. To try one here, give its public key.</source>
        <translation>引擎在收到请求时获取此提供商的证书。要在此测试，请提供其公钥。</translation>
    </message>
    <message>
        <source>No change of line ends, JSON spelling, secret form or URL makes it match. Most likely the secret is another one (test and live?), or the body is not whole.</source>
        <translation>更改换行、JSON 写法、密钥形式或 URL 都无法匹配。很可能密钥不对（测试与正式？），或请求体不完整。</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Did %1 do it?</source>
        <comment>a destination</comment>
        <translation>%1 执行了吗？</translation>
    </message>
    <message>
        <source>We sent it and heard nothing we can trust. Nothing is repeated until this is settled.</source>
        <translation>我们已发送，但没有收到可信的应答。判定之前不会重复执行。</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>a founder</source>
        <translation>创始人</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>操作员</translation>
    </message>
    <message>
        <source>a security officer</source>
        <translation>安全员</translation>
    </message>
    <message>
        <source>an admin</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two of a list</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Founder</source>
        <translation>创始人</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>客服</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>a person&apos;s role</comment>
        <translation>操作员</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>安全员</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>Sees totals, ages and owners. Changes nothing.</source>
        <translation>查看合计、时长和负责人。不作更改。</translation>
    </message>
    <message>
        <source>Searches and traces events, with masked payloads.</source>
        <translation>搜索和追踪事件，内容已遮盖。</translation>
    </message>
    <message>
        <source>Owns, closes and replays dead letters. Larger replays need a second person.</source>
        <translation>负责、关闭和重放死信。较大的重放需要第二人。</translation>
    </message>
    <message>
        <source>Approves replays, manages people, reads the audit trail. Can&apos;t replay.</source>
        <translation>批准重放，管理人员，阅读审计日志。不能重放。</translation>
    </message>
    <message>
        <source>Sets up sources and rules, and does what operators do.</source>
        <translation>设置来源和规则，并做操作员的工作。</translation>
    </message>
    <message>
        <source>Seeing figures</source>
        <translation>查看数字</translation>
    </message>
    <message>
        <source>Searching and tracing events</source>
        <translation>搜索和追踪事件</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Assigning owners</source>
        <translation>指定负责人</translation>
    </message>
    <message>
        <source>Closing dead letters</source>
        <translation>关闭死信</translation>
    </message>
    <message>
        <source>Approving replays</source>
        <translation>批准重放</translation>
    </message>
    <message>
        <source>Deciding an unknown outcome</source>
        <translation>判定未知结果</translation>
    </message>
    <message>
        <source>Holding work</source>
        <translation>暂缓工作</translation>
    </message>
    <message>
        <source>Running a recovery</source>
        <translation>运行恢复</translation>
    </message>
    <message>
        <source>Running drills</source>
        <translation>进行演练</translation>
    </message>
    <message>
        <source>A refund</source>
        <translation>退款</translation>
    </message>
    <message>
        <source>Handling alerts</source>
        <translation>处理告警</translation>
    </message>
    <message>
        <source>Revealing a payload</source>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>Reading the audit trail</source>
        <translation>阅读审计日志</translation>
    </message>
    <message>
        <source>Managing people</source>
        <translation>管理人员</translation>
    </message>
    <message>
        <source>Setting retention</source>
        <translation>设置保留期</translation>
    </message>
    <message>
        <source>Changing sources and settings</source>
        <translation>更改来源和设置</translation>
    </message>
    <message>
        <source>See totals, ages and owners</source>
        <translation>查看合计、时长和负责人</translation>
    </message>
    <message>
        <source>Search and trace events, payloads masked</source>
        <translation>搜索和追踪事件，内容已遮盖</translation>
    </message>
    <message>
        <source>Export lists and evidence</source>
        <translation>导出列表和证据</translation>
    </message>
    <message>
        <source>Assign owners of dead letters</source>
        <translation>指定死信的负责人</translation>
    </message>
    <message>
        <source>Close and reopen dead letters</source>
        <translation>关闭和重新打开死信</translation>
    </message>
    <message>
        <source>Replay dead letters, with a reason</source>
        <translation>重放死信，须有理由</translation>
    </message>
    <message>
        <source>Approve the replays of others</source>
        <translation>批准他人的重放</translation>
    </message>
    <message>
        <source>Decide what became of an unknown outcome</source>
        <translation>判定未知结果如何了结</translation>
    </message>
    <message>
        <source>Hold and release work</source>
        <translation>暂缓和放行工作</translation>
    </message>
    <message>
        <source>Run a recovery</source>
        <translation>运行恢复</translation>
    </message>
    <message>
        <source>Run drills</source>
        <translation>进行演练</translation>
    </message>
    <message>
        <source>Refund an extra line</source>
        <translation>退还多余的账本行</translation>
    </message>
    <message>
        <source>Take on and resolve alerts</source>
        <translation>接手和解决告警</translation>
    </message>
    <message>
        <source>Reveal a payload, with a reason</source>
        <translation>显示原文，须有理由</translation>
    </message>
    <message>
        <source>Read the audit trail</source>
        <translation>阅读审计日志</translation>
    </message>
    <message>
        <source>Manage people, roles and passwords</source>
        <translation>管理人员、角色和密码</translation>
    </message>
    <message>
        <source>Change sources, destinations, rules and settings</source>
        <translation>更改来源、目标、规则和设置</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <comment>what, whom</comment>
        <translation>%1需要%2。</translation>
    </message>
    <message>
        <source>%1 Ask %2.</source>
        <extracomment>What isn&apos;t allowed and who may, then whom to ask.</extracomment>
        <translation>%1请联系 %2。</translation>
    </message>
    <message>
        <source>somebody in support</source>
        <translation>客服人员</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: what somebody may do</comment>
        <translation>重放</translation>
    </message>
    <message>
        <source>Set how long things are kept</source>
        <translation>设置各项保留多久</translation>
    </message>
</context>
<context>
    <name>SetPasswordSheet</name>
    <message>
        <source>Set a password for %1?</source>
        <translation>为 %1 设置密码？</translation>
    </message>
    <message>
        <source>They are signed out everywhere. Tell them the password yourself.</source>
        <translation>其在所有地方会被退出登录。请您自行告知密码。</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>设置密码</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>No secret</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>静默</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>接收中</translation>
    </message>
    <message>
        <source>Own recipe</source>
        <translation>自定义配方</translation>
    </message>
    <message>
        <source>signs ID and body</source>
        <translation>签名覆盖 ID 和请求体</translation>
    </message>
    <message>
        <source>signs body only</source>
        <translation>签名仅覆盖请求体</translation>
    </message>
    <message>
        <source>content not proven</source>
        <translation>内容未经证明</translation>
    </message>
    <message>
        <source>Documented by the provider</source>
        <translation>服务商文档说明</translation>
    </message>
    <message>
        <source>Documented</source>
        <translation>有文档</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>见于服务商代码</translation>
    </message>
    <message>
        <source>Seen in code</source>
        <translation>见于代码</translation>
    </message>
    <message>
        <source>Second-hand, treat as none</source>
        <translation>二手信息，视为没有</translation>
    </message>
    <message>
        <source>Treat as none</source>
        <translation>视为没有</translation>
    </message>
    <message>
        <source>Not documented, treat as none</source>
        <translation>无文档，视为没有</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>无文档</translation>
    </message>
    <message>
        <source>Never retries by itself</source>
        <translation>从不自动重发</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>事件类型</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Algorithm and key</source>
        <translation>算法和密钥</translation>
    </message>
    <message>
        <source>What is signed</source>
        <translation>签名内容</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>签名时间</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>应答时限</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>如果我们不应答</translation>
    </message>
    <message>
        <source>To have events sent again</source>
        <translation>如何让事件重发</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>握手</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Signature did not match</source>
        <translation>签名不匹配</translation>
    </message>
    <message>
        <source>No signature</source>
        <translation>没有签名</translation>
    </message>
    <message>
        <source>Signature malformed</source>
        <translation>签名格式错误</translation>
    </message>
    <message>
        <source>A signed header twice</source>
        <translation>签名请求头重复</translation>
    </message>
    <message>
        <source>Signed time malformed</source>
        <translation>签名时间格式错误</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>过旧</translation>
    </message>
    <message>
        <source>Signed time in the future</source>
        <translation>签名时间在未来</translation>
    </message>
    <message>
        <source>No working secret here</source>
        <translation>本端没有可用密钥</translation>
    </message>
    <message>
        <source>Genuine, but no event ID</source>
        <translation>真实，但没有事件 ID</translation>
    </message>
    <message>
        <source>A kind of body that is not taken</source>
        <translation>不接受的正文类型</translation>
    </message>
    <message>
        <source>Over the rate of the source</source>
        <translation>超出来源的速率</translation>
    </message>
    <message>
        <source>Body that can&apos;t be unpacked</source>
        <translation>无法解压的正文</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Queued</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>处理中</translation>
    </message>
    <message>
        <source>Retry scheduled</source>
        <translation>已安排重试</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Dead letter</source>
        <translation>死信</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a dead letter closed without replay</comment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>an arrival</comment>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>an arrival outside the replay window</comment>
        <translation>过期</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>an effect</comment>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>an effect</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an effect</comment>
        <translation>已执行</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>an effect that certainly did not happen</comment>
        <translation>未执行</translation>
    </message>
    <message>
        <source>Older than what we have</source>
        <comment>a status effect that changes nothing</comment>
        <translation>早于现有状态</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an attempt</comment>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Failed, may pass</source>
        <comment>an attempt</comment>
        <translation>失败，可能恢复</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <comment>an attempt</comment>
        <translation>永久拒绝</translation>
    </message>
    <message>
        <source>Password refused</source>
        <comment>an attempt</comment>
        <translation>密码被拒</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <comment>an attempt</comment>
        <translation>规则不适用</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <comment>an attempt</comment>
        <translation>账本拒绝</translation>
    </message>
    <message>
        <source>Lease ran out</source>
        <comment>an attempt</comment>
        <translation>租约过期</translation>
    </message>
    <message>
        <source>Too late, not used</source>
        <comment>a settlement after the lease</comment>
        <translation>过晚，未采用</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>Inbox row</source>
        <translation>收件箱条目</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>转发</translation>
    </message>
    <message>
        <source>Retry</source>
        <comment>short for retry scheduled</comment>
        <translation>重试</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>short for outcome unknown</comment>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>No, one line per key</source>
        <comment>can this charge repeat?</comment>
        <translation>不会，每个键一行</translation>
    </message>
    <message>
        <source>No, one row per key</source>
        <comment>can this inbox row repeat?</comment>
        <translation>不会，每个键一条</translation>
    </message>
    <message>
        <source>Harmless: an older status changes nothing</source>
        <translation>无害：较早的状态不会改变任何内容</translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>尚未开始</translation>
    </message>
    <message>
        <source>Not before its outcome is known</source>
        <translation>结果明确之前不会</translation>
    </message>
    <message>
        <source>No, what is done is never run again</source>
        <translation>不会，已完成的不再执行</translation>
    </message>
    <message>
        <source>Safe: it was certainly not done</source>
        <translation>安全：确定未执行</translation>
    </message>
    <message>
        <source>Not before it is looked up</source>
        <translation>查明之前不会</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不会</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of effect, amount</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>账本行</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation>转发到 %1</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation>%1，第 %2 次尝试</translation>
    </message>
    <message>
        <source>Applied once</source>
        <translation>已执行一次</translation>
    </message>
    <message>
        <source>When, UTC</source>
        <translation>时间，UTC</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Can it repeat?</source>
        <translation>会重复吗？</translation>
    </message>
    <message>
        <source>Attempt %1, round %2</source>
        <translation>第 %1 次尝试，第 %2 轮</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作线程</translation>
    </message>
    <message>
        <source>Lease, UTC</source>
        <translation>租约，UTC</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>Next, UTC</source>
        <translation>下次，UTC</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>effects</comment>
        <translation>已执行 %1 / %2</translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message>
        <source>Signature valid</source>
        <translation>签名有效</translation>
    </message>
    <message>
        <source>No signature asked for</source>
        <translation>不要求签名</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>签名：%1</translation>
    </message>
    <message>
        <source>Arrival %1 accepted</source>
        <translation>第 %1 次到达已接受</translation>
    </message>
    <message>
        <source>%1. On disk before we answered</source>
        <translation>%1。应答前已写入磁盘</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>badge of an arrival</comment>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Arrival %1: duplicate absorbed</source>
        <translation>第 %1 次到达：重复已吸收</translation>
    </message>
    <message>
        <source>No new work, no new charge</source>
        <translation>没有新工作，没有新扣费</translation>
    </message>
    <message>
        <source>same event ID</source>
        <comment>badge of an arrival</comment>
        <translation>相同事件 ID</translation>
    </message>
    <message>
        <source>Arrival %1 came too late</source>
        <translation>第 %1 次到达过晚</translation>
    </message>
    <message>
        <source>Genuine, but outside the replay window. Set aside, not run</source>
        <translation>真实，但超出时间窗口。已搁置，未执行</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>badge of an arrival</comment>
        <translation>过晚</translation>
    </message>
    <message>
        <source>Arrival %1 turned away</source>
        <translation>第 %1 次到达被拒绝</translation>
    </message>
    <message>
        <source>%1. It claims no event</source>
        <translation>%1。不构成事件</translation>
    </message>
    <message>
        <source>turned away</source>
        <comment>badge of an arrival</comment>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Same event ID, different body. The first body is kept</source>
        <translation>事件 ID 相同，请求体不同。保留首次的请求体</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>第 %1 次尝试开始</translation>
    </message>
    <message>
        <source>Worker %1 holds the lease until %2</source>
        <translation>工作线程 %1 持有租约至 %2</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>工作线程 %1</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>第 %1 次尝试：%2</translation>
    </message>
    <message>
        <source>Refund written, %1</source>
        <translation>已写入退款，%1</translation>
    </message>
    <message>
        <source>Charge written, %1</source>
        <translation>已写入扣费，%1</translation>
    </message>
    <message>
        <source>%1 · refunds %2</source>
        <translation>%1 · 退还 %2</translation>
    </message>
    <message>
        <source>%1 · account %2</source>
        <translation>%1 · 账户 %2</translation>
    </message>
    <message>
        <source>1 ledger line</source>
        <translation>1 行账本</translation>
    </message>
    <message>
        <source>Inbox row written</source>
        <translation>已写入收件箱条目</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>会话 %1</translation>
    </message>
    <message>
        <source>1 inbox row</source>
        <translation>1 条收件箱条目</translation>
    </message>
    <message>
        <source>Sending to %1</source>
        <translation>正在发送到 %1</translation>
    </message>
    <message>
        <source>%1 took it</source>
        <translation>%1 已接收</translation>
    </message>
    <message>
        <source>Status written</source>
        <translation>已写入状态</translation>
    </message>
    <message>
        <source>%1 did not take it</source>
        <translation>%1 未接收</translation>
    </message>
    <message>
        <source>%1 may or may not have it</source>
        <translation>%1 可能已收到，也可能没有</translation>
    </message>
    <message>
        <source>Status unchanged: ours is newer</source>
        <translation>状态未变：现有的更新</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up</source>
        <translation>查明之前不会重复</translation>
    </message>
    <message>
        <source>Written down before the call</source>
        <translation>调用前已记录</translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>第 %1 次尝试，共 %2 次</translation>
    </message>
    <message>
        <source>Waits: the outcome is unknown</source>
        <translation>等待：结果未知</translation>
    </message>
    <message>
        <source>Completed after %1</source>
        <translation>用时 %1 完成</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation>
            <numerusform>%n 个效果，各执行一次</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>搁置：%1</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>关闭，未重放</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 排队</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <comment>a duration</comment>
        <translation>最早 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n 条告警未处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) without an owner</source>
        <translation>
            <numerusform>%n 条死信无负责人</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs someone. %1.</source>
        <comment>what: 3 alerts open</comment>
        <translation>需要人工处理。%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n working</source>
        <comment>workers</comment>
        <translation>
            <numerusform>%n 个工作线程忙</numerusform>
        </translation>
    </message>
    <message>
        <source>The store does not answer</source>
        <translation>存储无应答</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>未接收</translation>
    </message>
    <message>
        <source>The store does not answer. New events are refused.</source>
        <translation>存储无应答。新事件被拒绝。</translation>
    </message>
    <message>
        <source>Not receiving. New events are refused.</source>
        <translation>未接收。新事件被拒绝。</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>已暂缓</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>接收中</translation>
    </message>
    <message>
        <source>Held. Events are stored, nothing runs.</source>
        <translation>已暂缓。事件会存储，不会执行。</translation>
    </message>
    <message>
        <source>Receiving.</source>
        <translation>接收中。</translation>
    </message>
    <message>
        <source>Receiving. %1.</source>
        <comment>facts</comment>
        <translation>接收中。%1。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>It came once.</source>
        <translation>到达一次。</translation>
    </message>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation>
            <numerusform>到达 %n 次；</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation>
            <numerusform>%n 次重复没有产生影响。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, refunded</source>
        <translation>%1，已退款</translation>
    </message>
    <message>
        <source>%1, charged once</source>
        <translation>%1，扣费一次</translation>
    </message>
    <message>
        <source>It cost nothing.</source>
        <translation>没有费用。</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>一个事件</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n 笔扣费</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n 条收件箱条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted; its work has not begun.</source>
        <translation>已接受，处理尚未开始。</translation>
    </message>
    <message>
        <source>Attempt %1 is under way.</source>
        <translation>第 %1 次尝试进行中。</translation>
    </message>
    <message>
        <source>Not finished: attempt %1 is due %2.</source>
        <translation>未完成：第 %1 次尝试 %2。</translation>
    </message>
    <message>
        <source>Not finished: another attempt will follow.</source>
        <translation>未完成：将再次尝试。</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>结果未知。</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>查明之前不会重复执行。</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>搁置：%1。</translation>
    </message>
    <message>
        <source>Closed without replay.</source>
        <translation>关闭，未重放。</translation>
    </message>
    <message>
        <source>Event %1, source %2, type %3, %4</source>
        <translation>事件 %1，来源 %2，类型 %3，%4</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>投递 %1</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>投递</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>账本行</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>服务商的请求</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>SHA-256 of the body that came: %1</source>
        <translation>收到的请求体的 SHA-256：%1</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::AddSourceView</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Signature and window</source>
        <translation>签名和窗口</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>如果我们不应答</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Test request</source>
        <translation>测试请求</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add source, step %1 of %2</source>
        <translation>添加来源，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Who sends the events?</source>
        <translation>谁发送事件？</translation>
    </message>
    <message>
        <source>What is known of a provider comes with it: its signature, its answers, its retries.</source>
        <translation>服务商的已知信息随之而来：签名、应答、重试。</translation>
    </message>
    <message>
        <source>How does %1 prove an event is real?</source>
        <comment>provider</comment>
        <translation>%1 如何证明事件真实？</translation>
    </message>
    <message>
        <source>The scheme is chosen for you. The secret comes from the provider&apos;s page.</source>
        <translation>方案已为您选好。密钥在服务商页面获取。</translation>
    </message>
    <message>
        <source>What if we don&apos;t answer %1?</source>
        <comment>provider</comment>
        <translation>如果我们不应答 %1 会怎样？</translation>
    </message>
    <message>
        <source>Only what was seen, and where. Nothing to fill in.</source>
        <translation>只列出所见及其出处。无需填写。</translation>
    </message>
    <message>
        <source>What does an event do?</source>
        <translation>事件会做什么？</translation>
    </message>
    <message>
        <source>Each effect is applied once per event, however often the event arrives.</source>
        <translation>无论事件到达多少次，每个效果只执行一次。</translation>
    </message>
    <message>
        <source>Does a real request pass?</source>
        <translation>真实请求能通过吗？</translation>
    </message>
    <message>
        <source>Paste one that the provider sent. This page can also be left out.</source>
        <translation>粘贴一个服务商发来的请求。此页也可跳过。</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>添加来源</translation>
    </message>
    <message>
        <source>The provider&apos;s URL ends with /hooks/%1</source>
        <comment>name of the source</comment>
        <translation>给服务商的 URL 以 /hooks/%1 结尾</translation>
    </message>
    <message>
        <source>Nothing is received until the source is added.</source>
        <translation>添加来源之前不会接收任何内容。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::EffectsStep</name>
    <message>
        <source>Content not proven</source>
        <translation>内容未经证明</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Row in the inbox</source>
        <translation>收件箱条目</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>Events are accepted, kept and shown. Rules can be added in the configuration file.</source>
        <translation>事件会被接受、保存并显示。可在配置文件中添加规则。</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text. Events of one thread stand together.</source>
        <translation>请求体中的位置 (/data/id)、header:名称 或固定文本。同一会话的事件放在一起。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Sender (may be empty)</source>
        <translation>发件人（可为空）</translation>
    </message>
    <message>
        <source>Recipient (may be empty)</source>
        <translation>收件人（可为空）</translation>
    </message>
    <message>
        <source>Only for events of the type</source>
        <translation>仅限此类型的事件</translation>
    </message>
    <message>
        <source>&apos;*&apos; stands for anything; empty is every event. One event is one charge.</source>
        <translation>“*”代表任意内容；留空为所有事件。一个事件扣费一次。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text.</source>
        <translation>请求体中的位置 (/data/id)、header:名称 或固定文本。</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Charge from content that the signature does not cover</source>
        <translation>按签名未覆盖的内容扣费</translation>
    </message>
    <message>
        <source>Anybody who can send a request could change the amount. Read it back from the provider where you can.</source>
        <translation>任何能发送请求的人都可能更改金额。如有可能，请向服务商核对。</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::PromiseStep</name>
    <message>
        <source>Documented by the provider</source>
        <translation>服务商文档说明</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>见于服务商代码</translation>
    </message>
    <message>
        <source>Second-hand</source>
        <translation>二手信息</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>Sources contradict each other</source>
        <translation>出处相互矛盾</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>应答时限</translation>
    </message>
    <message>
        <source>%1. We answer as soon as the event is safely on disk.</source>
        <comment>a duration</comment>
        <translation>%1。事件安全写入磁盘后立即应答。</translation>
    </message>
    <message>
        <source>Not documented. We answer as soon as the event is safely on disk.</source>
        <translation>无文档。事件安全写入磁盘后立即应答。</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>如果我们不应答</translation>
    </message>
    <message>
        <source>Not documented. Plan as if nothing is ever sent again.</source>
        <translation>无文档。请按不会重发来安排。</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>错过的事件可取回</translation>
    </message>
    <message>
        <source>Not documented. Plan as if a missed event is lost.</source>
        <translation>无文档。请按错过即丢失来安排。</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>不可取回</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>发生后 %1 内</translation>
    </message>
    <message>
        <source>How to have it sent again</source>
        <translation>如何让它重发</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>握手</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>注意</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::ProviderStep</name>
    <message>
        <source>Search providers</source>
        <translation>搜索服务商</translation>
    </message>
    <message>
        <source>Recipe (JSON)</source>
        <translation>配方 (JSON)</translation>
    </message>
    <message>
        <source>Known provider</source>
        <translation>已知服务商</translation>
    </message>
    <message>
        <source>My own provider</source>
        <translation>自定义服务商</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>What its signature proves</source>
        <translation>其签名证明什么</translation>
    </message>
    <message>
        <source>algo: the hash. header, prefix, enc: where and how the signature stands. signed: the parts in order (body, ts, id, url, method, header:NAME, =text). ts_header, ts_unit: the signed time. event_id, type, occurred_at: where they stand, as /pointer or header:NAME.</source>
        <comment>the names of the fields stay as they are</comment>
        <translation>algo：哈希算法。header、prefix、enc：签名的位置和写法。signed：按顺序的组成部分（body、ts、id、url、method、header:名称、=文本）。ts_header、ts_unit：签名时间。event_id、type、occurred_at：所在位置，写作 /指针 或 header:名称。</translation>
    </message>
    <message>
        <source>No provider has this name. &quot;My own provider&quot; describes any other by a recipe.</source>
        <translation>没有此名称的服务商。“自定义服务商”可用配方描述其他服务商。</translation>
    </message>
    <message>
        <source>Signed: the whole body and the event ID.</source>
        <translation>已签名：整个请求体和事件 ID。</translation>
    </message>
    <message>
        <source>Signed: the whole body. Not signed: the event ID. A body that comes again under another ID is reported.</source>
        <translation>已签名：整个请求体。未签名：事件 ID。相同请求体以另一 ID 再次到达时会提示。</translation>
    </message>
    <message>
        <source>Not signed: the content, or not all of it. Charges from it need your explicit consent.</source>
        <translation>未签名：内容的全部或部分。据此扣费需要您明确同意。</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::RequestTester</name>
    <message>
        <source>Check this request</source>
        <translation>检查此请求</translation>
    </message>
    <message>
        <source>A request of this provider</source>
        <translation>该服务商的请求</translation>
    </message>
    <message>
        <source>Pasted request</source>
        <translation>粘贴的请求</translation>
    </message>
    <message>
        <source>POST /hooks/shop HTTP/1.1
X-Signature: …

{ the body, exactly as it was sent }</source>
        <comment>example of a request; keep the first two lines</comment>
        <translation>POST /hooks/shop HTTP/1.1
X-Signature: …

{ 请求体，与发送时完全一致 }</translation>
    </message>
    <message>
        <source>Headers, an empty line, the body. Also the output of curl -v, a curl command, or the JSON of a cloud function. It stays on this machine.</source>
        <translation>请求头、空行、请求体。也可以是 curl -v 的输出、curl 命令或云函数的 JSON。内容只留在本机。</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>检查内容</translation>
    </message>
    <message>
        <source>A real handshake.</source>
        <translation>真实的握手请求。</translation>
    </message>
    <message>
        <source>It would be answered as the provider asks.</source>
        <translation>会按服务商的要求应答。</translation>
    </message>
    <message>
        <source>Signature matches.</source>
        <translation>签名匹配。</translation>
    </message>
    <message>
        <source>Event ID found.</source>
        <translation>找到事件 ID。</translation>
    </message>
    <message>
        <source>But no event can be read from it.</source>
        <translation>但无法从中读取事件。</translation>
    </message>
    <message>
        <source>This request would be refused.</source>
        <translation>此请求会被拒绝。</translation>
    </message>
    <message>
        <source>The first red line says where; nothing was stored.</source>
        <translation>第一行红色说明位置；未存储任何内容。</translation>
    </message>
    <message>
        <source>What event %1 would do</source>
        <comment>event ID</comment>
        <translation>事件 %1 会做什么</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No rule applies to it. It is accepted and completed.</source>
        <translation>没有适用的规则。接受并完成。</translation>
    </message>
    <message>
        <source>This can&apos;t be read as a request.</source>
        <translation>无法作为请求读取。</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::SignatureStep</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Stands in the URL: small letters, digits, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</source>
        <translation>出现在 URL 中：小写字母、数字、“.”、“_”、“-”。</translation>
    </message>
    <message>
        <source>Signing secret</source>
        <translation>签名密钥</translation>
    </message>
    <message>
        <source>As the provider shows it, or env:NAME, or file:PATH. It is stored sealed; only its last 4 characters are ever shown again.</source>
        <translation>按服务商显示的填写，或 env:名称，或 file:路径。加密保存，以后只显示最后 4 个字符。</translation>
    </message>
    <message>
        <source>Public URL (only where the provider signs it)</source>
        <translation>公开 URL（仅当服务商对其签名时）</translation>
    </message>
    <message>
        <source>Exactly as you give it to the provider. Leave it empty if unsure.</source>
        <translation>与提供给服务商的完全一致。不确定时留空。</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Who looks after what is set aside.</source>
        <translation>由谁跟进被搁置的内容。</translation>
    </message>
    <message>
        <source>Replay window</source>
        <translation>时间窗口</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>公钥</translation>
    </message>
    <message>
        <source>Show the secret</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>Provider&apos;s own</source>
        <comment>replay window</comment>
        <translation>服务商默认</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>If the window has passed</source>
        <translation>超出窗口时</translation>
    </message>
    <message>
        <source>Set aside keeps the event with its reason; refuse answers 400 and keeps nothing.</source>
        <translation>搁置会保留事件及原因；拒绝则应答 400，不保留。</translation>
    </message>
    <message>
        <source>Judged only where the recipe signs a time.</source>
        <translation>仅当配方对时间签名时判断。</translation>
    </message>
    <message>
        <source>The provider&apos;s own: %1 old at most.</source>
        <comment>a duration</comment>
        <translation>服务商默认：最多 %1 之前。</translation>
    </message>
    <message>
        <source>This provider signs no time, or names no window. Then the event ID decides.</source>
        <translation>该服务商不对时间签名，或未规定窗口。此时以事件 ID 为准。</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Webhook ID</source>
        <translation>Webhook ID</translation>
    </message>
    <message>
        <source>The ARNs of the topics that may send, with a space between two.</source>
        <translation>允许发送的主题的 ARN，以空格分隔。</translation>
    </message>
    <message>
        <source>As the provider shows it beside the webhook; it is part of what is signed.</source>
        <translation>如提供商在 webhook 旁所示；它是签名内容的一部分。</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::TestRequestView</name>
    <message>
        <source>Test a request</source>
        <translation>测试请求</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>测试 %1 的请求</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertDeeds</name>
    <message>
        <source>%1 were over already.</source>
        <comment>a count</comment>
        <translation>%1 条此前已结束。</translation>
    </message>
    <message>
        <source>%1 of %2 taken on. Nothing more is sent.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条已接手。不再发送消息。</translation>
    </message>
    <message>
        <source>Not taken on: %1</source>
        <comment>why</comment>
        <translation>未接手：%1</translation>
    </message>
    <message numerus="yes">
        <source>Who sees to %n alert(s)?</source>
        <translation>
            <numerusform>由谁跟进 %n 条告警？</numerusform>
        </translation>
    </message>
    <message>
        <source>Only they are told of it in the window from now on. Nothing runs, and nothing is lost.</source>
        <translation>此后窗口中只通知负责人。不会执行，也不会丢失。</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>指定 %1 条</translation>
    </message>
    <message>
        <source>%1 of %2 have an owner now.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条已指定负责人。</translation>
    </message>
    <message>
        <source>Not given back: %1</source>
        <comment>why</comment>
        <translation>未恢复原负责人：%1</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n alert(s)?</source>
        <translation>
            <numerusform>解决 %n 条告警？</numerusform>
        </translation>
    </message>
    <message>
        <source>They are over, and stay in the list with your reason. The same thing again is a new alert.</source>
        <translation>它们就此结束，连同您的理由留在列表中。同样的情况再次发生时是新告警。</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>a count</comment>
        <translation>解决 %1 条</translation>
    </message>
    <message>
        <source>%1 of %2 are resolved.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条已解决。</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertPanel</name>
    <message>
        <source>Details of the alert</source>
        <translation>告警详情</translation>
    </message>
    <message>
        <source>Close details (Esc)</source>
        <translation>关闭详情 (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <source>Alert ID copied</source>
        <translation>已复制告警 ID</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>我们所知</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Nothing: it is over. The same thing again would be a new alert.</source>
        <translation>无：已结束。同样的情况再次发生时是新告警。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>when somebody says so</source>
        <translation>有人标为解决后</translation>
    </message>
    <message>
        <source>Its life, UTC</source>
        <translation>经过，UTC</translation>
    </message>
    <message>
        <source>First seen %1</source>
        <comment>a time</comment>
        <translation>首次出现于 %1</translation>
    </message>
    <message>
        <source>Last seen %1</source>
        <comment>a time</comment>
        <translation>最后出现于 %1</translation>
    </message>
    <message>
        <source>Taken on %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>%2 于 %1 接手</translation>
    </message>
    <message>
        <source>Over %1, by itself</source>
        <comment>a time</comment>
        <translation>于 %1 自动结束</translation>
    </message>
    <message>
        <source>Resolved %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>%2 于 %1 解决</translation>
    </message>
    <message>
        <source>Its cause was gone.</source>
        <translation>其原因已消失。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>None. Where a channel is set up, whoever it concerns is told there too.</source>
        <translation>无。设置渠道后，相关人员也会在那里收到通知。</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertsPage</name>
    <message>
        <source>Alerts</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Can&apos;t read the store.</source>
        <translation>无法读取存储。</translation>
    </message>
    <message>
        <source>Nothing needs anybody</source>
        <translation>没有需要人工处理的事项</translation>
    </message>
    <message>
        <source>%1 open · %2 taken on</source>
        <comment>counts</comment>
        <translation>未处理 %1 · 已接手 %2</translation>
    </message>
    <message>
        <source>%1 without an owner</source>
        <comment>a count</comment>
        <translation>%1 条无负责人</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>显示前 %1 条</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>截至 %1 UTC</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>没有告警</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>没有此类告警</translation>
    </message>
    <message>
        <source>What a person should know about stands here: dead letters, unknown outcomes, quiet sources, a disk that is nearly full.</source>
        <translation>需要有人知道的事项列在此处：死信、未知结果、静默的来源、已满的磁盘。</translation>
    </message>
    <message>
        <source>Others are hidden by the chips above.</source>
        <translation>其他告警被上方的筛选隐藏。</translation>
    </message>
    <message>
        <source>Take it on meanwhile.</source>
        <translation>在此之前请先接手。</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n 条告警</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditFilterBar</name>
    <message>
        <source>Who, what, ID or reason</source>
        <translation>操作者、操作、ID 或理由</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>死信</translation>
    </message>
    <message>
        <source>Payload reveals</source>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Of the newest %1 entries</source>
        <translation>最新 %1 个条目中</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>an ID or a name</comment>
        <translation>关于 %1</translation>
    </message>
    <message>
        <source>Today, UTC</source>
        <translation>今天，UTC</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>最近 24 小时</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Nobody has done anything yet</source>
        <translation>尚无人执行任何操作</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditPage</name>
    <message>
        <source>Export the trail into this folder</source>
        <translation>将日志导出到此文件夹</translation>
    </message>
    <message>
        <source>Export signed copy</source>
        <translation>导出签名副本</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Entries of the audit trail, newest first</source>
        <translation>审计日志条目，最新在前</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>安全员</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n 条更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>指向列表、选中行或滚动时暂缓。点击或按 Home 显示。</translation>
    </message>
    <message>
        <source>This entry can&apos;t be shown.</source>
        <translation>无法显示此条目。</translation>
    </message>
    <message>
        <source>The audit trail is not for your role</source>
        <translation>审计日志不对您的角色开放</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>无法读取存储，此列表已过时。</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>没有匹配的条目</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>尚无操作</translation>
    </message>
    <message numerus="yes">
        <source>The trail has %n entry(ies).</source>
        <translation>
            <numerusform>日志有 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who did what, to what, and why. Entries can be added, never changed.</source>
        <translation>谁对什么做了什么，以及为何。条目只能添加，从不更改。</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · 截至 %1 UTC</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1, with the recipe to prove them</source>
        <translation>
            <numerusform>已将 %n 个条目写入 %1，附验证方法</numerusform>
        </translation>
    </message>
    <message>
        <source>The trail was not exported.</source>
        <translation>日志未导出。</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>审计日志</translation>
    </message>
    <message>
        <source>Everything a person does, and everything they are refused, is listed here.</source>
        <translation>人员的每项操作，以及被拒绝的每项操作，都列在此处。</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::BeforeAfter</name>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::ChainBanner</name>
    <message>
        <source>Head</source>
        <translation>链头</translation>
    </message>
    <message>
        <source>Show entry</source>
        <translation>显示条目</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>再次验证</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>Verify the whole chain again</source>
        <translation>再次验证整条链</translation>
    </message>
    <message>
        <source>Cancel the check of the chain</source>
        <translation>取消链的检查</translation>
    </message>
    <message>
        <source>The chain can&apos;t be checked now.</source>
        <translation>现在无法检查审计链。</translation>
    </message>
    <message>
        <source>The check was cancelled. Nothing was changed.</source>
        <translation>检查已取消。没有任何更改。</translation>
    </message>
    <message>
        <source>Checking every entry from the first on.</source>
        <translation>正在从第一条起检查每个条目。</translation>
    </message>
    <message>
        <source>%1 of %2 entries. The page stays usable.</source>
        <translation>%1 / %2 个条目。页面仍可使用。</translation>
    </message>
    <message>
        <source>The page stays usable.</source>
        <translation>页面仍可使用。</translation>
    </message>
    <message>
        <source>Last checked %1 UTC in %2.</source>
        <comment>time of day, duration</comment>
        <translation>上次检查于 %1 UTC，用时 %2。</translation>
    </message>
    <message>
        <source>A later check was cancelled.</source>
        <translation>之后的一次检查已取消。</translation>
    </message>
    <message>
        <source>The chain is broken: %1.</source>
        <comment>what is wrong, a half sentence</comment>
        <translation>审计链已断裂：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n good entry(ies) before it.</source>
        <translation>
            <numerusform>此前有 %n 个完好的条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the trail and keep the file: it shows what was found.</source>
        <translation>请导出日志并保存文件：它显示发现的情况。</translation>
    </message>
    <message>
        <source>There is no entry yet.</source>
        <translation>尚无条目。</translation>
    </message>
    <message>
        <source>Since %1.</source>
        <comment>a day</comment>
        <translation>自 %1 起。</translation>
    </message>
    <message>
        <source>Each entry carries the hash of the one before.</source>
        <translation>每个条目都带有前一条的哈希。</translation>
    </message>
    <message>
        <source>Last signed %1 UTC in audit.checkpoint.</source>
        <comment>time of day</comment>
        <translation>上次签名于 %1 UTC，见 audit.checkpoint。</translation>
    </message>
    <message>
        <source>The chain is whole: %1 entries, none changed, removed or moved.</source>
        <translation>审计链完整：%1 个条目，没有更改、移除或移动。</translation>
    </message>
    <message>
        <source>The chain has not been checked yet.</source>
        <translation>审计链尚未检查。</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::EntryPanel</name>
    <message>
        <source>Details of the entry</source>
        <translation>条目详情</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <source>Only what this person did</source>
        <translation>只看此人的操作</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>复制条目</translation>
    </message>
    <message>
        <source>The entry&apos;s own bytes, as they are hashed</source>
        <translation>条目本身的字节，与计算哈希时一致</translation>
    </message>
    <message>
        <source>Check this link</source>
        <translation>检查此链节</translation>
    </message>
    <message>
        <source>Entry copied</source>
        <translation>已复制条目</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>本地时间</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>拒绝的原因</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Trace %1</source>
        <translation>追踪 %1</translation>
    </message>
    <message>
        <source>Only what is about %1</source>
        <translation>只看与 %1 有关的</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; the entry&apos;s copy names them</source>
        <translation>
            <numerusform>另有 %n 个；条目的副本列出它们</numerusform>
        </translation>
    </message>
    <message>
        <source>Place in the chain</source>
        <translation>在链中的位置</translation>
    </message>
    <message>
        <source>Show entry %1</source>
        <translation>显示条目 %1</translation>
    </message>
    <message>
        <source>Before, %1</source>
        <translation>前一条，%1</translation>
    </message>
    <message>
        <source>Before: the store itself</source>
        <translation>之前：存储本身</translation>
    </message>
    <message>
        <source>This entry, %1</source>
        <translation>此条目，%1</translation>
    </message>
    <message>
        <source>Next, %1</source>
        <translation>下一条，%1</translation>
    </message>
    <message>
        <source>This link holds: the hash is that of the entry, and it is tied to its neighbours.</source>
        <translation>此链节完好：哈希属于该条目，且与前后条目相连。</translation>
    </message>
    <message>
        <source>This entry was edited: its hash is not that of its text.</source>
        <translation>此条目被改动：其哈希与文本不符。</translation>
    </message>
    <message>
        <source>This entry is not tied to the one before it.</source>
        <translation>此条目未与前一条相连。</translation>
    </message>
    <message>
        <source>The next entry is not tied to this one.</source>
        <translation>下一条未与此条目相连。</translation>
    </message>
    <message>
        <source>Nothing has come after it yet.</source>
        <translation>其后尚无条目。</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::AgingChart</name>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>未完成事件的等待时间</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::HourBars</name>
    <message>
        <source>On target in %1 of %2 steps</source>
        <translation>%1 / %2 个时段达标</translation>
    </message>
    <message>
        <source>From %1: nothing was due</source>
        <translation>自 %1：无到期</translation>
    </message>
    <message>
        <source>From %1: %2 of %3 in time</source>
        <comment>time, count, count</comment>
        <translation>自 %1：%2 / %3 按时</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::ThroughputChart</name>
    <message>
        <source>Accepted and completed over time</source>
        <translation>随时间的接受与完成</translation>
    </message>
    <message>
        <source>%1 to %2 UTC: %3 accepted, %4 completed</source>
        <comment>a step of the chart</comment>
        <translation>%1 至 %2 UTC：接受 %3，完成 %4</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::ClosedLettersView</name>
    <message>
        <source>Reopen…</source>
        <translation>重新打开…</translation>
    </message>
    <message>
        <source>Closed dead letters</source>
        <translation>已关闭的死信</translation>
    </message>
    <message>
        <source>Reopen %1…</source>
        <comment>a count</comment>
        <translation>重新打开 %1 条…</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)</source>
        <translation>
            <numerusform>重新打开 %n 条已关闭的死信</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Choose what was closed by mistake. Reopened, it waits as a dead letter again.</source>
        <translation>请选择误关闭的死信。重新打开后，它再次作为死信等待。</translation>
    </message>
    <message>
        <source>Reopened, it waits as a dead letter again. Nothing runs by itself.</source>
        <translation>重新打开后，它再次作为死信等待。不会自动执行。</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>No closed letter matches</source>
        <translation>没有匹配的已关闭死信</translation>
    </message>
    <message numerus="yes">
        <source>%n are closed. Change the search to see them.</source>
        <translation>
            <numerusform>%n 条已关闭。更改搜索即可查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has closed a dead letter</source>
        <translation>尚无人关闭死信</translation>
    </message>
    <message>
        <source>What is closed without a replay is listed here, with who, when and why.</source>
        <translation>关闭而未重放的死信列在此处，附有操作者、时间和理由。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n 条无负责人</numerusform>
        </translation>
    </message>
    <message>
        <source>Several</source>
        <translation>多个</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message>
        <source>The list has changed</source>
        <translation>列表已变化</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>无法读取存储，此列表已过时。</translation>
    </message>
    <message>
        <source>No dead letter matches</source>
        <translation>没有匹配的死信</translation>
    </message>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation>
            <numerusform>%n 条被搁置。移除筛选即可查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside</source>
        <translation>没有搁置</translation>
    </message>
    <message>
        <source>When an event can&apos;t finish, it waits here with its cause, its evidence and an owner.</source>
        <translation>无法完成的事件在此等待，附有原因、证据和负责人。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · 截至 %1 UTC</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>死信</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait</source>
        <comment>for a second person</comment>
        <translation>
            <numerusform>%n 个重放等待中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 set aside · oldest %2 · nothing here runs until someone replays it</source>
        <translation>搁置 %1 · 最早 %2 · 有人重放之前不会执行</translation>
    </message>
    <message>
        <source>Held while you point at the list or have a row chosen. Click to show the present list.</source>
        <translation>指向列表或选中行时暂缓。点击显示当前列表。</translation>
    </message>
    <message>
        <source>Replays that wait, run or are over.</source>
        <translation>等待中、进行中或已结束的重放。</translation>
    </message>
    <message numerus="yes">
        <source>%n closed without a replay · each can be reopened</source>
        <translation>
            <numerusform>%n 条关闭而未重放 · 每条都可重新打开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterActions</name>
    <message>
        <source>%1 to %2</source>
        <comment>two counts</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>That is too many at once.</source>
        <translation>一次数量过多。</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>指定…</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>重放…</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>重放 %1 条…</translation>
    </message>
    <message>
        <source>Untick</source>
        <translation>取消勾选</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>勾选</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>复制事件 ID</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterDeeds</name>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay?</source>
        <translation>
            <numerusform>关闭 %n 条死信而不重放？</numerusform>
        </translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>a count</comment>
        <translation>关闭 %1 条</translation>
    </message>
    <message>
        <source>%1 of %2 are closed.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条已关闭。</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>无法写入证据。</translation>
    </message>
    <message numerus="yes">
        <source>Evidence of %n dead letter(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>已将 %n 条死信的证据写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was done to %1: they have changed meanwhile.</source>
        <comment>a count</comment>
        <translation>%1 条未成功：其间已有变化。</translation>
    </message>
    <message>
        <source>Assigned %1 to %2.</source>
        <comment>a count, a person or team</comment>
        <translation>已将 %1 条指定给 %2。</translation>
    </message>
    <message>
        <source>The assignment could not be undone.</source>
        <translation>无法撤消指定。</translation>
    </message>
    <message>
        <source>%1 of %2 have their previous owner again.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条已恢复原负责人。</translation>
    </message>
    <message>
        <source>What is missing is never done, unless somebody reopens and replays them. Their history stays.</source>
        <translation>未执行的不会再执行，除非有人重新打开。其历史保留。</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)?</source>
        <translation>
            <numerusform>重新打开 %n 条已关闭的死信？</numerusform>
        </translation>
    </message>
    <message>
        <source>They wait as dead letters again, due anew, with all their history. Nothing runs by itself.</source>
        <translation>它们再次作为死信等待，期限重新计算，全部历史保留。不会自动执行。</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <comment>a count</comment>
        <translation>重新打开 %1 条</translation>
    </message>
    <message>
        <source>%1 of %2 are dead letters again.</source>
        <comment>counts</comment>
        <translation>%1 / %2 条再次成为死信。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterFilterBar</name>
    <message>
        <source>Event ID, cause or source</source>
        <translation>事件 ID、原因或来源</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Over 4 h</source>
        <translation>超过 4 小时</translation>
    </message>
    <message>
        <source>Has unknown effect</source>
        <translation>有未知效果</translation>
    </message>
    <message>
        <source>Grouped</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>按原因</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>按负责人</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>按来源</translation>
    </message>
    <message>
        <source>Which dead letters</source>
        <translation>哪些死信</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>dead letters that somebody closed without a replay</comment>
        <translation>已关闭</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::OwnerSheet</name>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>%1 (team)</source>
        <comment>an owner</comment>
        <translation>%1（团队）</translation>
    </message>
    <message>
        <source>Nobody can be an owner yet. Add people first.</source>
        <translation>尚无人可作负责人。请先添加人员。</translation>
    </message>
    <message>
        <source>Choose who sees to them.</source>
        <translation>请选择由谁跟进。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::SelectionBar</name>
    <message>
        <source>Clear selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>导出证据</translation>
    </message>
    <message>
        <source>Assign owner…</source>
        <translation>指定负责人…</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>关闭而不重放…</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>重放…</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Nothing here runs again by itself. Tick what you want to act on.</source>
        <translation>此处不会自动再次执行。请勾选要处理的项。</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1</translation>
    </message>
    <message>
        <source>%1 selected, %2 hidden</source>
        <translation>已选 %1，%2 未显示</translation>
    </message>
    <message>
        <source>Attempt counters go on. Nothing is reset.</source>
        <translation>尝试计数继续，不会重置。</translation>
    </message>
    <message>
        <source>Attempt counters continue at %1. Nothing is reset.</source>
        <translation>尝试计数从 %1 继续，不会重置。</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>重放 %1 条…</translation>
    </message>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>重放 %n 条死信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign an owner to %n dead letter(s)</source>
        <translation>
            <numerusform>为 %n 条死信指定负责人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay</source>
        <translation>
            <numerusform>关闭 %n 条死信而不重放</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ColumnChooser</name>
    <message>
        <source>Choose columns</source>
        <translation>选择列</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Live list</source>
        <translation>实时列表</translation>
    </message>
    <message>
        <source>Pausing freezes this list only. Receiving goes on. (F8)</source>
        <translation>暂停只冻结此列表，接收继续进行。(F8)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Deliveries, newest first</source>
        <translation>投递，最新在前</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>无法读取存储，此列表已过时。</translation>
    </message>
    <message>
        <source>No delivery matches</source>
        <translation>没有匹配的投递</translation>
    </message>
    <message>
        <source>Other deliveries are there. Take a filter away to see them.</source>
        <translation>还有其他投递。移除筛选即可查看。</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>尚无事件</translation>
    </message>
    <message>
        <source>The first event shows up here a moment after it arrives.</source>
        <translation>第一个事件到达后会立即显示在此。</translation>
    </message>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation>
            <numerusform>超过 %n 条更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation>
            <numerusform>%n 条更新，指向列表时暂缓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n 条更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation>
            <numerusform>指向列表时暂缓 %n 条更新的投递。显示它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>指向列表、选中行或滚动时暂缓。点击或按 Home 显示。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source>Paused at %1 UTC, %2 newer</source>
        <translation>%1 UTC 起暂停，%2 条更新</translation>
    </message>
    <message>
        <source>%1 of %2 completed · %3 unfinished</source>
        <translation>已完成 %1 / %2 · %3 未完成</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · 截至 %1 UTC</translation>
    </message>
    <message>
        <source>Trace	T</source>
        <translation>追踪	T</translation>
    </message>
    <message>
        <source>Copy event ID	Ctrl+C</source>
        <translation>复制事件 ID	Ctrl+C</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>投递</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>导出未写入。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveryPanel</name>
    <message>
        <source>Copy event ID</source>
        <translation>复制事件 ID</translation>
    </message>
    <message>
        <source>Details of the delivery</source>
        <translation>投递详情</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>请求头</translation>
    </message>
    <message>
        <source>Parts of the delivery</source>
        <translation>投递的各部分</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>时间线，UTC，最早在前</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source>Copy event ID %1</source>
        <translation>复制事件 ID %1</translation>
    </message>
    <message>
        <source>%1 Nothing here runs again by itself.</source>
        <translation>%1 此处不会自动再次执行。</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>结果未知。</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>查明之前不会重复执行。</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>An effect marked applied is never run again, in any attempt or replay.</source>
        <translation>标为已执行的效果不会在任何尝试或重放中再次执行。</translation>
    </message>
    <message>
        <source>No rule asked for an effect.</source>
        <translation>没有规则要求效果。</translation>
    </message>
    <message>
        <source>No effect has begun.</source>
        <translation>尚无效果开始。</translation>
    </message>
    <message>
        <source>No attempt has begun.</source>
        <translation>尚无尝试开始。</translation>
    </message>
    <message>
        <source>Signatures and secrets are never shown.</source>
        <translation>从不显示签名和密钥。</translation>
    </message>
    <message>
        <source>No header was kept.</source>
        <translation>没有保留请求头。</translation>
    </message>
    <message>
        <source>Can&apos;t read this delivery.</source>
        <translation>无法读取此投递。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ExportButton</name>
    <message>
        <source>Export these deliveries as CSV</source>
        <translation>将这些投递导出为 CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Writes the deliveries that match the filter, in the columns shown. (Ctrl+E)</source>
        <translation>按显示的列导出符合筛选的投递。(Ctrl+E)</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <comment>a count, a file</comment>
        <translation>已将 %1 行写入 %2</translation>
    </message>
    <message>
        <source>Stop export</source>
        <translation>停止导出</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::FilterBar</name>
    <message>
        <source>Event ID, source or type</source>
        <translation>事件 ID、来源或类型</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>No source yet</source>
        <translation>尚无来源</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadPane</name>
    <message>
        <source>The payload was deleted after its keeping time. The hash stays.</source>
        <translation>内容已在保留期后删除，哈希保留。</translation>
    </message>
    <message>
        <source>Personal values are masked. The provider&apos;s own text is kept encrypted.</source>
        <translation>个人数据已遮盖。服务商原文加密保存。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, media type</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source>Masked payload</source>
        <translation>已遮盖的内容</translation>
    </message>
    <message>
        <source>Revealed payload</source>
        <translation>已显示的原文</translation>
    </message>
    <message>
        <source>Personal data is shown. It is in the audit trail that you revealed it.</source>
        <translation>已显示个人数据。审计日志记录了您的这一操作。</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadReveal</name>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Reveal the payload?</source>
        <translation>显示原文？</translation>
    </message>
    <message numerus="yes">
        <source>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</source>
        <translation>
            <numerusform>将显示个人数据 %n 秒。操作者、对象和理由会先写入审计日志。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>Hides in %1</source>
        <comment>0:43</comment>
        <translation>%1 后隐藏</translation>
    </message>
    <message>
        <source>Payload copied, and written to the audit trail</source>
        <translation>内容已复制，并写入审计日志</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message>
        <source>Export the ledger as CSV</source>
        <translation>将账本导出为 CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Widen the window</source>
        <translation>扩大范围</translation>
    </message>
    <message>
        <source>Ledger lines, newest first</source>
        <translation>账本行，最新在前</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>退款</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n 条更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>指向列表、选中行或滚动时暂缓。点击或按 Home 显示。</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so these figures are old.</source>
        <translation>无法读取存储，这些数字已过时。</translation>
    </message>
    <message>
        <source>No charges in this window</source>
        <translation>此范围内没有扣费</translation>
    </message>
    <message>
        <source>%1. Events that cost nothing are not listed.</source>
        <translation>%1。不列出免费事件。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation>
            <numerusform>范围内 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · 截至 %1 UTC</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation>
            <numerusform>已将 %n 行写入 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>导出未写入。</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账本</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LinePanel</name>
    <message>
        <source>Details of the ledger line</source>
        <translation>账本行详情</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>关闭详情</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>复制事件 ID</translation>
    </message>
    <message>
        <source>A line is never changed. A refund is a line of its own and names this event.</source>
        <translation>账本行从不更改。退款是单独一行，并注明此事件。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>打开投递</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind, amount</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>退款</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation>账本 ID</translation>
    </message>
    <message>
        <source>Written, UTC</source>
        <translation>写入时间，UTC</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>投递</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>退还</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::ProofBand</name>
    <message>
        <source>events that cost money</source>
        <translation>产生费用的事件</translation>
    </message>
    <message>
        <source>charge lines</source>
        <translation>扣费行</translation>
    </message>
    <message>
        <source>second charges</source>
        <translation>重复扣费</translation>
    </message>
    <message>
        <source>duplicates absorbed</source>
        <translation>吸收的重复</translation>
    </message>
    <message>
        <source>One event ID = one charge</source>
        <translation>一个事件 ID = 一笔扣费</translation>
    </message>
    <message>
        <source>An event was charged more than once</source>
        <translation>有事件被多次扣费</translation>
    </message>
    <message>
        <source>True for every event in this window</source>
        <translation>对此范围内的每个事件成立</translation>
    </message>
    <message>
        <source>Find the event in the lines below, then trace it.</source>
        <translation>在下方各行中找到该事件并追踪。</translation>
    </message>
    <message>
        <source>Event %1. Trace it before anything else.</source>
        <translation>事件 %1。请先追踪它。</translation>
    </message>
    <message>
        <source>%1. %2 events that cost money, %3 charge lines, %4 second charges, %5 duplicates absorbed</source>
        <translation>%1。产生费用的事件 %2，扣费 %3，重复扣费 %4，吸收的重复 %5</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation>
            <numerusform>%n 行共 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Total of the whole window: %1</source>
        <translation>整个范围合计：%1</translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation>
            <numerusform>范围合计，%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::WindowPicker</name>
    <message>
        <source>From, UTC, included</source>
        <translation>起，UTC，含</translation>
    </message>
    <message>
        <source>To, UTC, not included</source>
        <translation>止，UTC，不含</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two times</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 小时</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Length of the window</source>
        <translation>范围长度</translation>
    </message>
    <message>
        <source>Start included, end not. In %1: %2 to %3.</source>
        <translation>含起点，不含终点。%1：%2 至 %3。</translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation>终点必须晚于起点。</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::AlertTableModel</name>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>%1 %2, owner: %3, for %4, %5</source>
        <comment>an alert read aloud: sentence, state, owner, duration, messages</comment>
        <translation>%1 %2，负责人：%3，已持续 %4，%5</translation>
    </message>
    <message>
        <source>What, and what to do next</source>
        <translation>事项和下一步</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>已持续</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ClosedLetterModel</name>
    <message>
        <source>Closed, %1, %2, by %3 at %4, reason: %5</source>
        <comment>event, cause, person, time, reason</comment>
        <translation>已关闭，%1，%2，%3 于 %4 关闭，理由：%5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>来源和类型</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Closed, UTC</source>
        <translation>关闭时间，UTC</translation>
    </message>
    <message>
        <source>By</source>
        <comment>the person who closed it</comment>
        <translation>关闭人</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n 条无负责人</numerusform>
        </translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>负责人 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n 条死信</numerusform>
        </translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>来源和类型</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Arrived, UTC</source>
        <translation>到达，UTC</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>an effect</comment>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 not done</source>
        <comment>an effect</comment>
        <translation>%1 未执行</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <comment>an effect</comment>
        <translation>%1 进行中</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>The oldest waits for %1.</source>
        <translation>最早的已等待 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation>
            <numerusform>列出最新 %n 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign an owner, then close or replay.</source>
        <translation>指定负责人，然后关闭或重放。</translation>
    </message>
    <message numerus="yes">
        <source>Look up %n unknown outcome(s) first.</source>
        <translation>
            <numerusform>先查明 %n 个未知结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence, then close or replay.</source>
        <translation>查看证据，然后关闭或重放。</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>已勾选</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>未勾选</translation>
    </message>
    <message>
        <source>partly ticked</source>
        <translation>部分勾选</translation>
    </message>
    <message>
        <source>%1. %2. Next step: %3 %4. %5</source>
        <comment>cause, count, next step, owner, ticked or not</comment>
        <translation>%1。%2。下一步：%3 %4。%5</translation>
    </message>
    <message>
        <source>Dead letter, %1, %2, %3, %4, arrived %5, age %6</source>
        <comment>source and type, evidence, open effect, owner, time, age</comment>
        <translation>死信，%1，%2，%3，%4，到达 %5，时长 %6</translation>
    </message>
    <message>
        <source>Open effect</source>
        <translation>未决效果</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message>
        <source>Newest first</source>
        <translation>最新在前</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>↓ Age</source>
        <translation>↓ 时长</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>%1. No longer matches the filter; leaves the list when newer rows enter.</source>
        <translation>%1。不再符合筛选，新行进入时离开列表。</translation>
    </message>
    <message>
        <source>%1, tenant %2</source>
        <translation>%1，租户 %2</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>接收于 %1</translation>
    </message>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation>
            <numerusform>到达 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation>第 %1 次尝试，共 %2 次</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>下次 %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>时长 %1</translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation>
            <numerusform>到达 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::models::LedgerTableModel</name>
    <message>
        <source>↓ UTC</source>
        <translation>↓ UTC</translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation>账本 ID</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>退款</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>扣费</translation>
    </message>
    <message>
        <source>%1, %2, %3 UTC, source %4, account %5</source>
        <comment>kind, amount, time, source, account</comment>
        <translation>%1，%2，%3 UTC，来源 %4，账户 %5</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::OutcomeTableModel</name>
    <message>
        <source>Can&apos;t be asked; a person must decide</source>
        <translation>无法询问；须由人判定</translation>
    </message>
    <message>
        <source>Set aside; a replay looks it up</source>
        <translation>已搁置；重放时查明</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s); a person must decide</source>
        <translation>
            <numerusform>已询问 %n 次；须由人判定</numerusform>
        </translation>
    </message>
    <message>
        <source>Is sent again with the same key</source>
        <translation>用同一键再次发送</translation>
    </message>
    <message>
        <source>Is asked %1</source>
        <comment>in 0:43</comment>
        <translation>%1询问</translation>
    </message>
    <message>
        <source>Is asked soon</source>
        <translation>即将询问</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Outcome unknown, %1 to %2, %3, %4, age %5</source>
        <comment>event, destination, known, what goes on, age</comment>
        <translation>结果未知，%1 到 %2，%3，%4，时长 %5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>来源和类型</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>我们所知</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>当前进展</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>时长</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayPreviewModel</name>
    <message>
        <source>Key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>%1. %2. On replay: %3. Risk of a duplicate: %4</source>
        <comment>effect, what is known, what happens, risk</comment>
        <translation>%1。%2。重放时：%3。重复风险：%4</translation>
    </message>
    <message>
        <source>attempt %1 follows attempt %2</source>
        <translation>第 %1 次尝试，接第 %2 次</translation>
    </message>
    <message>
        <source>Event %1, %2, %3, %4</source>
        <comment>event ID, source, type, what follows</comment>
        <translation>事件 %1，%2，%3，%4</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>我们所知</translation>
    </message>
    <message>
        <source>On replay</source>
        <translation>重放时</translation>
    </message>
    <message>
        <source>Risk of a duplicate</source>
        <translation>重复风险</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayTableModel</name>
    <message>
        <source>%1, expires %2</source>
        <comment>state, in so long</comment>
        <translation>%1，%2过期</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 进行中</translation>
    </message>
    <message>
        <source>%1, asked by %2 at %3, %4 dead letters, %5</source>
        <comment>state, name, time, count, progress</comment>
        <translation>%1，%2 于 %3 申请，%4 条死信，%5</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Asked, UTC</source>
        <translation>申请时间，UTC</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Came to an end</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReviewTableModel</name>
    <message>
        <source>Decided, UTC</source>
        <translation>判定时间，UTC</translation>
    </message>
    <message>
        <source>By</source>
        <translation>判定人</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::TimelineModel</name>
    <message>
        <source>%1 %2</source>
        <comment>what happens next, countdown: Attempt 3 of 5 in 0:43</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 后</translation>
    </message>
    <message>
        <source>%1 UTC: %2. %3</source>
        <comment>time, title, details of a time line entry</comment>
        <translation>%1 UTC：%2。%3</translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::OutcomesPage</name>
    <message>
        <source>Review…</source>
        <translation>判定…</translation>
    </message>
    <message>
        <source>Every outcome is known</source>
        <translation>所有结果均已明确</translation>
    </message>
    <message>
        <source>A call without an answer waits here until the destination or a person says what became of it.</source>
        <translation>未获应答的调用在此等待，直到目标或人员说明其结果。</translation>
    </message>
    <message>
        <source>What people decide about such calls stays here.</source>
        <translation>人员对此类调用的判定保留在此。</translation>
    </message>
    <message>
        <source>Which outcomes</source>
        <translation>哪些结果</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>未知结果</translation>
    </message>
    <message>
        <source>Decided outcomes</source>
        <translation>已判定的结果</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>最早 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) can only be settled by a person.</source>
        <translation>
            <numerusform>%n 个结果只能由人判定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are.</source>
        <translation>判定之前不会重复执行。</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Decided. The event goes on accordingly.</source>
        <translation>已判定。事件据此继续。</translation>
    </message>
    <message>
        <source>The destination is asked now.</source>
        <translation>正在询问目标。</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>尚无判定</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>outcomes that nobody decided yet</comment>
        <translation>未判定</translation>
    </message>
    <message>
        <source>Decided</source>
        <comment>outcomes</comment>
        <translation>已判定</translation>
    </message>
    <message>
        <source>%1 unknown · %2 for a person to decide</source>
        <comment>counts</comment>
        <translation>%1 个未知 · %2 个须由人判定</translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::ReviewSheet</name>
    <message>
        <source>Evidence: where you looked and what you saw</source>
        <translation>证据：您在哪里查看，看到什么</translation>
    </message>
    <message>
        <source>Choose what you found out.</source>
        <translation>请选择您查明的情况。</translation>
    </message>
    <message>
        <source>Ask %1 now</source>
        <comment>a destination</comment>
        <translation>立即询问 %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Key sent along</source>
        <translation>随附的键</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>%1, since %2 UTC</source>
        <comment>number, time</comment>
        <translation>%1，自 %2 UTC</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>所知</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>上次应答</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>当前进展</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::AttentionList</name>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>需要关注</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Nothing waits for a person.</source>
        <translation>没有需要人工处理的事项。</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::CompletionCard</name>
    <message>
        <source>Completion</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Finished in time</source>
        <translation>按时完成</translation>
    </message>
    <message>
        <source>Completed within its source&apos;s time, of all accepted in the last %1 whose time has passed or which are completed.</source>
        <translation>最近 %1 内已接受且到期或已完成的事件中，按来源时限完成的比例。</translation>
    </message>
    <message>
        <source>%1 under target %2</source>
        <comment>points, percent</comment>
        <translation>低于目标 %2 %1</translation>
    </message>
    <message>
        <source>%1 finished in time</source>
        <translation>%1 按时完成</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 / %2 个事件</translation>
    </message>
    <message>
        <source>Nothing was due yet</source>
        <translation>尚无到期</translation>
    </message>
    <message>
        <source>Hour by hour: %1 of %2 on target</source>
        <translation>按小时：%1 / %2 达标</translation>
    </message>
    <message>
        <source>Step by step: %1 of %2 on target</source>
        <translation>按时段：%1 / %2 达标</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OverviewPage</name>
    <message>
        <source>Unfinished work</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Oldest unfinished</source>
        <translation>最早未完成</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>未知结果</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 小时</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>Window of time</source>
        <translation>时间范围</translation>
    </message>
    <message>
        <source>See sources</source>
        <translation>查看来源</translation>
    </message>
    <message>
        <source>Accepted and completed</source>
        <translation>已接受和已完成</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>尚未完成</translation>
    </message>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>未完成事件的等待时间</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>尚无事件</translation>
    </message>
    <message>
        <source>Give a provider the URL of its source. The first event shows up here a moment after it arrives.</source>
        <translation>把来源的 URL 给服务商。第一个事件到达后会立即显示在此。</translation>
    </message>
    <message>
        <source>Events per %1, UTC</source>
        <comment>a step of time</comment>
        <translation>每 %1 的事件数，UTC</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <comment>a count</comment>
        <translation>已接受 %1</translation>
    </message>
    <message>
        <source>Completed %1</source>
        <comment>a count</comment>
        <translation>已完成 %1</translation>
    </message>
    <message>
        <source>%1 queued or running, %2 to retry, %3 set aside</source>
        <comment>three counts</comment>
        <translation>%1 排队或处理中，%2 待重试，%3 搁置</translation>
    </message>
    <message>
        <source>Dead letter from %1: %2</source>
        <comment>source, cause</comment>
        <translation>%1 的死信：%2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>state, source</comment>
        <translation>%1，来自 %2</translation>
    </message>
    <message>
        <source>Everything is finished.</source>
        <translation>全部完成。</translation>
    </message>
    <message>
        <source>Every answer was heard.</source>
        <translation>所有应答均已收到。</translation>
    </message>
    <message>
        <source>Oldest %1. Held, never repeated.</source>
        <comment>a duration</comment>
        <translation>最早 %1。已保留，不会重复。</translation>
    </message>
    <message>
        <source>Held, never repeated.</source>
        <translation>已保留，不会重复。</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>截至 %1 UTC</translation>
    </message>
    <message>
        <source>The store can&apos;t be read.</source>
        <translation>无法读取存储。</translation>
    </message>
    <message>
        <source>What you see is from before. %1</source>
        <comment>technical reason</comment>
        <translation>您看到的是之前的内容。%1</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>尚无存储</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>此目录从未接收过内容。引擎启动时会创建存储。</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>无法读取存储</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OwnersCard</name>
    <message>
        <source>Dead letters by owner</source>
        <translation>按负责人统计的死信</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>无负责人</translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>没有搁置。</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::ProofCard</name>
    <message>
        <source>Charged once</source>
        <translation>只扣费一次</translation>
    </message>
    <message>
        <source>Events that cost money</source>
        <translation>产生费用的事件</translation>
    </message>
    <message>
        <source>Charge lines written</source>
        <translation>写入的扣费</translation>
    </message>
    <message>
        <source>Second charges</source>
        <translation>重复扣费</translation>
    </message>
    <message>
        <source>Duplicates absorbed</source>
        <translation>吸收的重复</translation>
    </message>
    <message>
        <source>Providers sent these events again. No new work and no new charge came of it.</source>
        <translation>服务商重发了这些事件，没有产生新工作或新扣费。</translation>
    </message>
    <message>
        <source>Open the ledger</source>
        <translation>打开账本</translation>
    </message>
    <message>
        <source>Last %1, checked %2 UTC</source>
        <comment>window, time</comment>
        <translation>最近 %1，核对于 %2 UTC</translation>
    </message>
    <message>
        <source>Events that cost money %1, charge lines %2, second charges %3, duplicates absorbed %4</source>
        <translation>产生费用的事件 %1，扣费 %2，重复扣费 %3，吸收的重复 %4</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::AddPersonSheet</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>As it will stand in the audit trail</source>
        <translation>将以此出现在审计日志中</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Write the person&apos;s name.</source>
        <translation>请填写此人的名称。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChangeRoleSheet</name>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelCard</name>
    <message>
        <source>Alert channels</source>
        <translation>告警渠道</translation>
    </message>
    <message>
        <source>Where alerts are sent is set in the configuration file. A trial is a real message that names no event; what becomes of it is told here.</source>
        <translation>告警发送到何处由配置文件设定。测试是一条真实的消息，不提及任何事件；其结果显示在这里。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelTrial</name>
    <message>
        <source>Send a trial by %1</source>
        <comment>e-mail or webhook</comment>
        <translation>通过%1发送测试</translation>
    </message>
    <message>
        <source>Nothing is known of the trial message yet.</source>
        <translation>尚不清楚测试消息的情况。</translation>
    </message>
    <message>
        <source>It was not tried yet. It is tried once, or dropped after two minutes.</source>
        <translation>尚未尝试。只尝试一次，两分钟后则放弃。</translation>
    </message>
    <message>
        <source>A trial message is on its way.</source>
        <translation>测试消息正在发送。</translation>
    </message>
    <message>
        <source>The trial message was sent.</source>
        <translation>测试消息已发送。</translation>
    </message>
    <message>
        <source>The trial message was refused.</source>
        <translation>测试消息被拒绝。</translation>
    </message>
    <message>
        <source>The trial message could not be sent in time.</source>
        <translation>测试消息未能及时发送。</translation>
    </message>
    <message>
        <source>No trial message was sent.</source>
        <translation>没有发送测试消息。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PeopleView</name>
    <message>
        <source>Who there is</source>
        <translation>人员列表</translation>
    </message>
    <message>
        <source>People are not for your role</source>
        <translation>人员不对您的角色开放</translation>
    </message>
    <message>
        <source>No password yet, so they can&apos;t sign in</source>
        <translation>尚无密码，因此无法登录</translation>
    </message>
    <message>
        <source>Since %1 · password of %2</source>
        <comment>two days</comment>
        <translation>自 %1 起 · 密码设于 %2</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>What can be done about %1</source>
        <translation>可对 %1 执行的操作</translation>
    </message>
    <message>
        <source>Person added</source>
        <translation>已添加人员</translation>
    </message>
    <message>
        <source>Role changed</source>
        <translation>已更改角色</translation>
    </message>
    <message>
        <source>Password set</source>
        <translation>已设置密码</translation>
    </message>
    <message>
        <source>Enable %1?</source>
        <translation>启用 %1？</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>停用 %1？</translation>
    </message>
    <message>
        <source>They may sign in again, with their old password and role.</source>
        <translation>可以用原来的密码和角色再次登录。</translation>
    </message>
    <message>
        <source>They are signed out everywhere at once and can&apos;t sign in. What they own goes to the source&apos;s owner, or to nobody.</source>
        <translation>立即在所有地方被退出登录，且无法再登录。其负责的事项转给来源的负责人，否则无人负责。</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Person enabled</source>
        <translation>已启用人员</translation>
    </message>
    <message>
        <source>Person disabled</source>
        <translation>已停用人员</translation>
    </message>
    <message>
        <source>The list of people can&apos;t be read.</source>
        <translation>无法读取人员列表。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PermissionTable</name>
    <message>
        <source>Who may do what</source>
        <translation>谁可以做什么</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>may do it without a second person</comment>
        <translation>单独</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>a reason must be given</comment>
        <translation>须有理由</translation>
    </message>
    <message>
        <source>asks</source>
        <comment>asks a second person</comment>
        <translation>申请</translation>
    </message>
    <message>
        <source>approves</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>action, role, whether</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>may</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>不可以</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::RetentionCard</name>
    <message>
        <source>What is kept, and how long</source>
        <translation>保留什么，保留多久</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>所有来源</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Use those of all sources</source>
        <translation>使用所有来源的期限</translation>
    </message>
    <message>
        <source>Clean up now</source>
        <translation>立即清理</translation>
    </message>
    <message>
        <source>Shorter applies at once. Longer needs a reason.</source>
        <translation>缩短立即生效。延长须有理由。</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Encrypted, from completion on</source>
        <translation>加密，自完成起</translation>
    </message>
    <message>
        <source>Dead-letter payloads</source>
        <translation>死信内容</translation>
    </message>
    <message>
        <source>Until closed, at most</source>
        <translation>直至关闭，最多</translation>
    </message>
    <message>
        <source>Hashes, event IDs and effects</source>
        <translation>哈希、事件 ID 和效果</translation>
    </message>
    <message>
        <source>Needed to know a duplicate</source>
        <translation>用于识别重复</translation>
    </message>
    <message>
        <source>Ledger and audit trail</source>
        <translation>账本和审计日志</translation>
    </message>
    <message>
        <source>Kept in full</source>
        <translation>完整保留</translation>
    </message>
    <message>
        <source>%1, days</source>
        <translation>%1，天</translation>
    </message>
    <message>
        <source> days</source>
        <translation> 天</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>永久</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>现在无法读取。</translation>
    </message>
    <message>
        <source>A clean-up is under way.</source>
        <translation>正在清理。</translation>
    </message>
    <message>
        <source>Last clean-up %1, %2 UTC.</source>
        <comment>date, time</comment>
        <translation>上次清理于 %1 %2 UTC。</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) deleted, their hashes kept.</source>
        <translation>
            <numerusform>已删除 %n 份内容，保留其哈希。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its own</source>
        <comment>a source with its own terms</comment>
        <translation>%1，有单独的期限</translation>
    </message>
    <message>
        <source>Keep payloads longer?</source>
        <translation>延长内容的保留期？</translation>
    </message>
    <message>
        <source>Keep payloads shorter?</source>
        <translation>缩短内容的保留期？</translation>
    </message>
    <message>
        <source>Personal data stays longer than before. What is deleted already doesn&apos;t come back.</source>
        <translation>个人数据的保留时间更长。已删除的不会恢复。</translation>
    </message>
    <message>
        <source>What is older than the new terms is deleted at the next clean-up, for good. Hashes, event IDs, effects, ledger and audit trail stay.</source>
        <translation>超出新期限的内容将在下次清理时永久删除。哈希、事件 ID、效果、账本和审计日志保留。</translation>
    </message>
    <message>
        <source>Keep longer</source>
        <translation>延长保留</translation>
    </message>
    <message>
        <source>Keep shorter</source>
        <translation>缩短保留</translation>
    </message>
    <message>
        <source>Retention changed</source>
        <translation>已更改保留期</translation>
    </message>
    <message>
        <source>Use the terms of all sources for %1?</source>
        <translation>%1 使用所有来源的期限？</translation>
    </message>
    <message>
        <source>Use those</source>
        <translation>使用这些</translation>
    </message>
    <message>
        <source>The engine cleans up now</source>
        <translation>引擎正在清理</translation>
    </message>
    <message>
        <source>Payloads are then kept %1 days after completion, and %2 days as dead letters, as for all sources.</source>
        <comment>two numbers of days</comment>
        <translation>此后内容在完成后保留 %1 天，作为死信保留 %2 天，与所有来源相同。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::SettingsPage</name>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Permissions and retention</source>
        <translation>权限和保留期</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s). Every change is in the audit trail.</source>
        <translation>
            <numerusform>%n 人。每次更改都记入审计日志。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Every act is checked against this table. Only a security officer changes how long things are kept.</source>
        <translation>每项操作都按此表检查。只有安全员能更改保留期。</translation>
    </message>
    <message>
        <source>Alert channels</source>
        <translation>告警渠道</translation>
    </message>
    <message>
        <source>Whether alerts reach somebody outside of this window.</source>
        <translation>告警能否送达此窗口之外的人。</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::VaultCard</name>
    <message>
        <source>Encryption key</source>
        <translation>加密密钥</translation>
    </message>
    <message>
        <source>Seals payloads and secrets in the store</source>
        <translation>加密存储中的内容和密钥</translation>
    </message>
    <message>
        <source>How much is sealed with the new key</source>
        <translation>已用新密钥加密的比例</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>of a key</comment>
        <translation>%1 号</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>启用时间</translation>
    </message>
    <message>
        <source>the store was made</source>
        <translation>存储创建时</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1 %2 UTC</translation>
    </message>
    <message>
        <source>Key %1 is taking over.</source>
        <translation>正在切换到 %1 号密钥。</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) sealed anew. Work goes on meanwhile, and older ones open with the old key.</source>
        <translation>
            <numerusform>已重新加密 %n 份内容。其间工作继续，较早的内容用旧密钥打开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No key opens %n payload(s).</source>
        <translation>
            <numerusform>%n 份内容用任何密钥都无法打开。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were left as they are. The check of the store names them.</source>
        <translation>它们保持原样。存储检查会列出它们。</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>现在无法读取。</translation>
    </message>
    <message>
        <source>Put a new key in place of key %1?</source>
        <translation>更换 %1 号密钥？</translation>
    </message>
    <message>
        <source>The engine makes it and seals everything stored anew while work goes on. Copy the file master.key again once that is done. Keep the old copy as long as you keep backups made until then: they open with it only.</source>
        <translation>引擎会生成新密钥，并在工作继续的同时重新加密所有已存储的内容。完成后请再次复制文件 master.key。只要还保留此前的备份，就请保留旧副本：这些备份只能用它打开。</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>更换密钥</translation>
    </message>
    <message>
        <source>A new key takes over</source>
        <translation>正在切换到新密钥</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ManifestPane</name>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>already done, kept</source>
        <translation>已执行，保留</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>将执行</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>尚未执行</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>先查明</translation>
    </message>
    <message>
        <source>run only if missing</source>
        <translation>仅在缺失时执行</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>按哪些规则</translation>
    </message>
    <message>
        <source>Rules at acceptance</source>
        <translation>接受时的规则</translation>
    </message>
    <message>
        <source>Preview of the replay</source>
        <translation>重放预览</translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t run and is left out.</source>
        <translation>
            <numerusform>%n 条无法执行，已排除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is checked again when it runs.</source>
        <translation>每一项运行时都会再次检查。</translation>
    </message>
    <message>
        <source>%1 of %2 looked at</source>
        <comment>counts</comment>
        <translation>已查看 %1 / %2</translation>
    </message>
    <message>
        <source>Looking at each event…</source>
        <translation>正在查看每个事件…</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <translation>已结束 %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <comment>counts</comment>
        <translation>已结束 %1 / %2</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 进行中</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>当前规则</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), effects: %1.</source>
        <comment>a count</comment>
        <translation>
            <numerusform>%n 个事件，%1 个效果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::OrderForm</name>
    <message>
        <source>Why now</source>
        <translation>为何现在</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>I confirm that the cause is corrected</source>
        <translation>我确认原因已更正</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>per batch</source>
        <translation>条/批</translation>
    </message>
    <message>
        <source>Deliveries put back together</source>
        <translation>每批放回的投递数</translation>
    </message>
    <message>
        <source>s apart</source>
        <translation>秒间隔</translation>
    </message>
    <message>
        <source>Seconds from one batch to the next</source>
        <translation>批次之间的秒数</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>条同时</translation>
    </message>
    <message>
        <source>Deliveries under way at once</source>
        <translation>同时进行的投递数</translation>
    </message>
    <message>
        <source>Stop at the first failure</source>
        <translation>首次失败即停止</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>第二人</translation>
    </message>
    <message>
        <source>Can&apos;t be the person who asks.</source>
        <translation>不能是申请人。</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Attempt counter</source>
        <translation>尝试计数</translation>
    </message>
    <message>
        <source>If it fails again</source>
        <translation>如果再次失败</translation>
    </message>
    <message>
        <source>set aside again</source>
        <translation>再次搁置</translation>
    </message>
    <message>
        <source>Audit entry</source>
        <translation>审计条目</translation>
    </message>
    <message>
        <source>written first, then it runs</source>
        <translation>先写入，再执行</translation>
    </message>
    <message>
        <source>Nobody else may approve it yet.</source>
        <translation>目前无其他人可批准。</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>继续计数</translation>
    </message>
    <message>
        <source>continues, %1</source>
        <comment>5 → 6</comment>
        <translation>继续计数，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <translation>
            <numerusform>%n 批</numerusform>
        </translation>
    </message>
    <message>
        <source>, at least %1</source>
        <comment>a duration</comment>
        <translation>，至少 %1</translation>
    </message>
    <message>
        <source>Without it they would fail in the same way.</source>
        <translation>否则它们会以同样方式失败。</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::PreviewDelegate</name>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>differs from what you saw</source>
        <translation>与您所见不同</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaySheet</name>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>重放 %n 条死信</numerusform>
        </translation>
    </message>
    <message>
        <source>Save preview</source>
        <translation>保存预览</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>It was not asked for. Nothing runs.</source>
        <translation>未提出申请。不会执行。</translation>
    </message>
    <message>
        <source>It was not done.</source>
        <translation>操作未完成。</translation>
    </message>
    <message>
        <source>It can&apos;t be read now.</source>
        <translation>现在无法读取。</translation>
    </message>
    <message>
        <source>The preview was not saved.</source>
        <translation>预览未保存。</translation>
    </message>
    <message>
        <source>None of them can run as they are.</source>
        <translation>它们目前都无法执行。</translation>
    </message>
    <message>
        <source>The preview says what is in the way of each.</source>
        <translation>预览说明每条的阻碍。</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>没有预览</translation>
    </message>
    <message>
        <source>Something has changed, so nothing was asked for.</source>
        <translation>有变化，因此未提出申请。</translation>
    </message>
    <message>
        <source>The plan has changed since you looked, so nothing was asked for.</source>
        <translation>您查看后计划已变化，因此未提出申请。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) differ; they are marked. Look, then press again.</source>
        <translation>
            <numerusform>%n 个事件不同，已标出。请查看后再按一次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the totals, then press again.</source>
        <translation>请查看合计后再按一次。</translation>
    </message>
    <message numerus="yes">
        <source>Replay of %n dead letter(s)</source>
        <translation>
            <numerusform>%n 条死信的重放</numerusform>
        </translation>
    </message>
    <message>
        <source>asked by %1</source>
        <translation>由 %1 申请</translation>
    </message>
    <message>
        <source>You may not approve</source>
        <translation>您不能批准</translation>
    </message>
    <message>
        <source>You may not replay</source>
        <translation>您不能重放</translation>
    </message>
    <message>
        <source>Your role may approve</source>
        <translation>您的角色可以批准</translation>
    </message>
    <message>
        <source>Your role may replay</source>
        <translation>您的角色可以重放</translation>
    </message>
    <message>
        <source>This computer&apos;s account</source>
        <translation>本机的账号</translation>
    </message>
    <message>
        <source>The cause may have passed</source>
        <translation>原因可能已消失</translation>
    </message>
    <message>
        <source>Your reason says why now</source>
        <translation>您的理由说明为何现在</translation>
    </message>
    <message>
        <source>Cause corrected</source>
        <translation>原因已更正</translation>
    </message>
    <message>
        <source>Says %1</source>
        <translation>由 %1 确认</translation>
    </message>
    <message>
        <source>Cause must be corrected</source>
        <translation>原因须先更正</translation>
    </message>
    <message>
        <source>Confirm it at the right</source>
        <translation>请在右侧确认</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>由 %1</translation>
    </message>
    <message>
        <source>One person is enough</source>
        <translation>一人即可</translation>
    </message>
    <message>
        <source>Few events, no doubt</source>
        <translation>事件少，无疑问</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n could repeat</source>
        <translation>
            <numerusform>，%n 个可能重复</numerusform>
        </translation>
    </message>
    <message>
        <source>Second approval needed</source>
        <translation>需要第二人批准</translation>
    </message>
    <message>
        <source>You asked for it yourself. Somebody else must approve it.</source>
        <translation>这是您自己的申请，须由他人批准。</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Expires %1.</source>
        <comment>in 23 h 12 m</comment>
        <translation>%1过期。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>取消其余</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>此事件后停止</translation>
    </message>
    <message>
        <source>Send for approval</source>
        <translation>提交批准</translation>
    </message>
    <message>
        <source>Replay %1 now</source>
        <comment>a count</comment>
        <translation>立即重放 %1 条</translation>
    </message>
    <message>
        <source>Replay starts when a second person approves.</source>
        <translation>第二人批准后开始重放。</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>保存预览</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: the title of a sheet</comment>
        <translation>重放</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb: a button</comment>
        <translation>重放</translation>
    </message>
    <message numerus="yes">
        <source>Preview of %n event(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>已将 %n 个事件的预览写入 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaysPage</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Which replays</source>
        <translation>哪些重放</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>No replay is open</source>
        <translation>没有未结束的重放</translation>
    </message>
    <message>
        <source>Tick dead letters and press Replay. What needs a second person waits here.</source>
        <translation>勾选死信并按“重放”。需要第二人的在此等待。</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>replays that are not over</comment>
        <translation>未结束</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all replays</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 waiting for a second person · %2 running</source>
        <comment>counts</comment>
        <translation>%1 个等待第二人 · %2 个进行中</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet</source>
        <translation>尚无重放</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::RequestFacts</name>
    <message>
        <source>Your reason</source>
        <translation>您的理由</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>corrected, says who asked</source>
        <translation>已更正，申请人确认</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>未更正</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>those at acceptance</source>
        <translation>接受时的规则</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>第二人</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>过期</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, in so long</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>判定人</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>Their reason</source>
        <translation>其理由</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>the current ones</source>
        <translation>当前规则</translation>
    </message>
</context>
<context>
    <name>ack::ui::rights::RightsPage</name>
    <message>
        <source>Nobody has an account yet, so this window acts as the account of this computer</source>
        <translation>尚无人有账号，因此此窗口以本机账号操作</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>您可以</translation>
    </message>
    <message>
        <source>Others may</source>
        <translation>他人可以</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>Not allowed: %1. For: %2</source>
        <comment>what, roles</comment>
        <translation>不允许：%1。仅限：%2</translation>
    </message>
    <message>
        <source>What I may do</source>
        <translation>我可以做什么</translation>
    </message>
    <message>
        <source>%1, %2 · each of these is checked again when it is done</source>
        <comment>name, role</comment>
        <translation>%1，%2 · 每一项执行时都会再次检查</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::AccountFoot</name>
    <message>
        <source>%1, %2. Opens a menu.</source>
        <comment>name, role</comment>
        <translation>%1，%2。打开菜单。</translation>
    </message>
    <message>
        <source>Lock (Ctrl+L)</source>
        <translation>锁定 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>更改密码…</translation>
    </message>
    <message>
        <source>Lock now	Ctrl+L</source>
        <translation>立即锁定	Ctrl+L</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) without input</source>
        <translation>
            <numerusform>无输入 %n 分钟后</numerusform>
        </translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, role</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where the engine is, its port</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>What I may do</source>
        <translation>我可以做什么</translation>
    </message>
    <message>
        <source>Create the first admin…</source>
        <translation>创建首位管理员…</translation>
    </message>
    <message>
        <source>Lock automatically</source>
        <translation>自动锁定</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>text size in percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::KeysSheet</name>
    <message>
        <source>%1 or %2</source>
        <comment>keys</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>告警</translation>
    </message>
    <message>
        <source>Trace any ID</source>
        <translation>追踪任意 ID</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <translation>在此页面中搜索</translation>
    </message>
    <message>
        <source>Next or previous pane</source>
        <translation>下一个或上一个窗格</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>立即重新读取</translation>
    </message>
    <message>
        <source>Pause the list of deliveries, or let it go on</source>
        <translation>暂停或继续投递列表</translation>
    </message>
    <message>
        <source>Open or close the details</source>
        <translation>打开或关闭详情</translation>
    </message>
    <message>
        <source>Next tab of the details</source>
        <translation>详情的下一个标签页</translation>
    </message>
    <message>
        <source>Tick a dead letter</source>
        <translation>勾选死信</translation>
    </message>
    <message>
        <source>Copy the ID, or the row</source>
        <translation>复制 ID 或该行</translation>
    </message>
    <message>
        <source>Trace the delivery</source>
        <translation>追踪该投递</translation>
    </message>
    <message>
        <source>Assign an owner</source>
        <translation>指定负责人</translation>
    </message>
    <message>
        <source>Replay: opens the dialog only</source>
        <translation>重放：只打开对话框</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Press a dialog&apos;s main button</source>
        <translation>按下对话框的主按钮</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::MainWindow</name>
    <message>
        <source>Engine runs here</source>
        <translation>引擎在此运行</translation>
    </message>
    <message>
        <source>Port %1</source>
        <translation>端口 %1</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>未接收</translation>
    </message>
    <message>
        <source>Watching engine</source>
        <translation>监视引擎</translation>
    </message>
    <message>
        <source>pid %1</source>
        <comment>process number</comment>
        <translation>进程 %1</translation>
    </message>
    <message>
        <source>No engine runs</source>
        <translation>引擎未运行</translation>
    </message>
    <message>
        <source>Nothing is received</source>
        <translation>不接收任何内容</translation>
    </message>
    <message>
        <source>This page is not for your role</source>
        <translation>此页不对您的角色开放</translation>
    </message>
    <message>
        <source>Stop receiving?</source>
        <translation>停止接收？</translation>
    </message>
    <message>
        <source>New events are not taken until Acknowledger runs again; most providers send them again for a while.</source>
        <translation>Acknowledger 再次运行之前不接收新事件；多数服务商会在一段时间内重发。</translation>
    </message>
    <message>
        <source>Nothing waits in the queue.</source>
        <translation>队列中没有等待的事件。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) wait in the queue. What waits stays stored, and runs then.</source>
        <translation>
            <numerusform>队列中有 %n 个事件等待。等待的会继续保存，届时执行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>资金</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>a group of pages: audit trail, settings</comment>
        <translation>管控</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NotificationCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the notification</source>
        <translation>关闭通知</translation>
    </message>
    <message>
        <source>now</source>
        <comment>just told</comment>
        <translation>刚刚</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::PageHeader</name>
    <message>
        <source>Trace any ID</source>
        <translation>追踪任意 ID</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusItem</name>
    <message>
        <source>This page is open</source>
        <translation>此页面已打开</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>未接收</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>接收中</translation>
    </message>
    <message>
        <source>Receiving on port %1</source>
        <translation>在端口 %1 接收</translation>
    </message>
    <message>
        <source>The store has not answered since %1 UTC</source>
        <translation>存储自 %1 UTC 起无应答</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>尚无存储</translation>
    </message>
    <message>
        <source>Stored safely before answering · last write %1</source>
        <comment>a duration: 4 ms</comment>
        <translation>应答前安全存储 · 上次写入 %1</translation>
    </message>
    <message>
        <source>Stored safely before answering</source>
        <translation>应答前安全存储</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 排队</translation>
    </message>
    <message>
        <source>%1 of %2 workers busy</source>
        <translation>%1 / %2 个工作线程忙</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>time of day</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>local time, its place: 15:32 Oslo</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Events are stored safely while nobody is signed in</source>
        <translation>无人登录时，事件仍会安全存储</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>没有告警</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n 条告警</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::Tray</name>
    <message>
        <source>Acknowledger keeps receiving</source>
        <translation>Acknowledger 继续接收</translation>
    </message>
    <message>
        <source>Quit from this icon to stop it.</source>
        <translation>要停止，请从此图标退出。</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::TrayMenu</name>
    <message>
        <source>Open Acknowledger</source>
        <translation>打开 Acknowledger</translation>
    </message>
    <message>
        <source>Trace ID from clipboard</source>
        <translation>追踪剪贴板中的 ID</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>No dead letters</source>
        <translation>没有死信</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n 条死信</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no owner</source>
        <comment>so many dead letters</comment>
        <translation>
            <numerusform>%n 条无负责人</numerusform>
        </translation>
    </message>
    <message>
        <source>No unknown outcomes</source>
        <translation>没有未知结果</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown outcome(s)</source>
        <translation>
            <numerusform>%n 个未知结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) for you</source>
        <translation>
            <numerusform>%n 个申请待您处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n 条告警未处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>放行队列…</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>暂缓队列…</translation>
    </message>
    <message>
        <source>Quiet for 1 hour</source>
        <translation>免打扰 1 小时</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time</comment>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>Quit…</source>
        <translation>退出…</translation>
    </message>
    <message>
        <source>stops receiving</source>
        <translation>停止接收</translation>
    </message>
    <message>
        <source>receiving goes on</source>
        <translation>继续接收</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::ChangePasswordSheet</name>
    <message>
        <source>Password changed</source>
        <translation>已更改密码</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>当前密码</translation>
    </message>
    <message>
        <source>The current password is wrong.</source>
        <translation>当前密码不正确。</translation>
    </message>
    <message>
        <source>Write your current password.</source>
        <translation>请填写您的当前密码。</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::FirstAdminSheet</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Write the name.</source>
        <translation>请填写名称。</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::LockPage</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>密码不正确。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Only totals are shown while locked. No IDs, no payloads.</source>
        <translation>锁定时只显示合计。没有 ID，没有内容。</translation>
    </message>
    <message>
        <source>Switch person</source>
        <translation>切换人员</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Receiving and working</source>
        <translation>接收和处理</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>死信</translation>
    </message>
    <message>
        <source>Outcomes unknown</source>
        <translation>结果未知</translation>
    </message>
    <message numerus="yes">
        <source>Locked at %1 UTC after %n minutes without input</source>
        <translation>
            <numerusform>于 %1 UTC 锁定，此前 %n 分钟无输入</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked at %1 UTC with the screen</source>
        <translation>于 %1 UTC 随屏幕锁定</translation>
    </message>
    <message>
        <source>Locked at %1 UTC</source>
        <translation>于 %1 UTC 锁定</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>请填写您的密码。</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>正在解锁…</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::NewPassword</name>
    <message>
        <source>New password</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>New password again</source>
        <translation>再次输入新密码</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>至少 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the same password.</source>
        <translation>两次密码不一致。</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PasswordField</name>
    <message>
        <source>Show the password</source>
        <translation>显示密码</translation>
    </message>
    <message>
        <source>Hide the password</source>
        <translation>隐藏密码</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PeopleList</name>
    <message>
        <source>Someone else</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, role</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>您是谁？</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::RoleList</name>
    <message>
        <source>What each role may do</source>
        <translation>每个角色可以做什么</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>role</comment>
        <translation>您的角色</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::SignInPage</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>名称或密码不正确。</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>You were signed out: the session had ended.</source>
        <translation>您已被退出登录：会话已结束。</translation>
    </message>
    <message>
        <source>You were signed out: this account was disabled.</source>
        <translation>您已被退出登录：此账号已停用。</translation>
    </message>
    <message>
        <source>Every sign-in is written to the audit trail.</source>
        <translation>每次登录都会写入审计日志。</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>请填写您的名称。</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>请填写您的密码。</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>正在登录…</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::WaitLine</name>
    <message>
        <source>%1 The next try is in %2.</source>
        <comment>a sentence, then 0:04</comment>
        <translation>%1可在 %2 后再试。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::CertificatePanel</name>
    <message>
        <source>%1 holds the certificate that is in use.</source>
        <comment>a file</comment>
        <translation>%1 中是正在使用的证书。</translation>
    </message>
    <message>
        <source>%1 holds another one: %2, until %3, fingerprint %4.</source>
        <comment>a file, host names, a day, the first digits</comment>
        <translation>%1 中是另一个证书：%2，有效至 %3，指纹 %4。</translation>
    </message>
    <message>
        <source>New connections get what the files hold; open ones go on. Where a file is no good, nothing changes.</source>
        <translation>新连接使用文件中的证书，已有连接不受影响。如文件有误，则不作改变。</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>重新加载…</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>立即加载</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>关闭面板 (Esc)</translation>
    </message>
    <message>
        <source>Reads the files of the certificate and its key again, as SIGHUP does.</source>
        <translation>重新读取证书及其密钥文件，与 SIGHUP 相同。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>HTTPS, both sides show a certificate</source>
        <translation>HTTPS，发送方也须出示证书</translation>
    </message>
    <message>
        <source>HTTPS, senders need no certificate</source>
        <translation>HTTPS，发送方无需证书</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name %1</source>
        <comment>a number</comment>
        <translation>名称 %1</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>SHA-256 of the certificate</source>
        <translation>证书的 SHA-256</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>签发者</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自签名</translation>
    </message>
    <message>
        <source>an authority</source>
        <translation>证书机构</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>启用时间</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>All certificates</source>
        <translation>所有证书</translation>
    </message>
    <message>
        <source>Senders&apos; certificates</source>
        <translation>发送方证书</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>不要求</translation>
    </message>
    <message>
        <source>Last loaded</source>
        <translation>上次加载</translation>
    </message>
    <message>
        <source>Last try, failed</source>
        <translation>上次尝试，失败</translation>
    </message>
    <message>
        <source>Nothing was loaded.</source>
        <translation>未加载。</translation>
    </message>
    <message>
        <source>The files were not taken. The certificate from before stays in use.</source>
        <translation>未采用这些文件。仍使用之前的证书。</translation>
    </message>
    <message>
        <source>The engine has been asked.</source>
        <translation>已通知引擎。</translation>
    </message>
    <message>
        <source>What came of it shows above.</source>
        <translation>结果显示在上方。</translation>
    </message>
    <message>
        <source>Loaded.</source>
        <translation>已加载。</translation>
    </message>
    <message>
        <source>New connections get what the files hold.</source>
        <translation>新连接使用文件中的证书。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ProviderHelpView</name>
    <message>
        <source>Provider</source>
        <translation>服务商</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>关于服务商的已知信息</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::QueueHold</name>
    <message>
        <source>Every source is held already.</source>
        <translation>所有来源都已暂缓。</translation>
    </message>
    <message>
        <source>No source is held.</source>
        <translation>没有暂缓的来源。</translation>
    </message>
    <message>
        <source>Hold the queue?</source>
        <translation>暂缓队列？</translation>
    </message>
    <message>
        <source>Release the queue?</source>
        <translation>放行队列？</translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</source>
        <translation>
            <numerusform>将暂缓 %n 个来源的工作。事件仍会接受并存储；有人放行之前不会执行。不消耗尝试次数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) goes on at once, the oldest first.</source>
        <translation>
            <numerusform>%n 个来源的工作立即继续，最早的优先。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n source(s)</source>
        <translation>
            <numerusform>暂缓 %n 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n source(s)</source>
        <translation>
            <numerusform>放行 %n 个来源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) held. Events are stored, nothing runs.</source>
        <translation>
            <numerusform>已暂缓 %n 个来源。事件会存储，不会执行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) released.</source>
        <translation>
            <numerusform>已放行 %n 个来源。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ReceiverBar</name>
    <message>
        <source>Certificate…</source>
        <translation>证书…</translation>
    </message>
    <message>
        <source>How requests come in</source>
        <translation>请求如何进入</translation>
    </message>
    <message>
        <source>Plain HTTP.</source>
        <translation>明文 HTTP。</translation>
    </message>
    <message>
        <source>Well behind a proxy that speaks HTTPS. Else start the engine with --tls-cert and --tls-key.</source>
        <translation>在支持 HTTPS 的代理之后可用。否则请以 --tls-cert 和 --tls-key 启动引擎。</translation>
    </message>
    <message>
        <source>HTTPS for %1</source>
        <comment>host names</comment>
        <translation>%1 的 HTTPS</translation>
    </message>
    <message>
        <source>self-signed, until %1</source>
        <comment>a day and how long that is</comment>
        <translation>自签名，至 %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day and how long that is</comment>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>%1 · senders show a certificate</source>
        <translation>%1 · 发送方须出示证书</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::Refusals</name>
    <message>
        <source>Turned away in 24 h, and why</source>
        <translation>24 小时内拒绝及原因</translation>
    </message>
    <message>
        <source>In this hour</source>
        <translation>本小时</translation>
    </message>
    <message>
        <source>%1 in all. Of a flood only samples keep their reason.</source>
        <translation>共 %1。大量涌入时只有样本保留原因。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SecretList</name>
    <message>
        <source>Add a secret…</source>
        <translation>添加密钥…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>新密钥</translation>
    </message>
    <message>
        <source>The old one stays valid. Remove it once the provider signs with the new one.</source>
        <translation>旧密钥仍然有效。服务商改用新密钥签名后再移除。</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove now</source>
        <translation>立即移除</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Remove the secret that ends with %1</source>
        <translation>移除以 %1 结尾的密钥</translation>
    </message>
    <message>
        <source>Requests signed with it are refused from then on.</source>
        <translation>此后用它签名的请求会被拒绝。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceFacts</name>
    <message>
        <source>Sources contradict each other</source>
        <translation>出处相互矛盾</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how sure, where it was seen</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What can be relied on</source>
        <translation>可以依靠的</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>未签名</translation>
    </message>
    <message>
        <source>The content, or not all of it.</source>
        <translation>内容的全部或部分。</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>已签名</translation>
    </message>
    <message>
        <source>The whole body and the event ID.</source>
        <translation>整个请求体和事件 ID。</translation>
    </message>
    <message>
        <source>The whole body.</source>
        <translation>整个请求体。</translation>
    </message>
    <message>
        <source>The event ID: %1. A body that comes again under another ID is reported.</source>
        <comment>where it stands</comment>
        <translation>事件 ID：%1。相同请求体以另一 ID 再次到达时会提示。</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>应答时限</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>无文档</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>如果我们不应答</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>错过的事件可取回</translation>
    </message>
    <message>
        <source>Not documented, treat as lost</source>
        <translation>无文档，视为丢失</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>不可取回</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>发生后 %1 内</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>关于服务商的已知信息</translation>
    </message>
    <message>
        <source>Nothing is documented here. Plan as if nothing is ever sent again.</source>
        <translation>此处没有文档。请按不会重发来安排。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceHold</name>
    <message>
        <source>Hold the work…</source>
        <translation>暂缓工作…</translation>
    </message>
    <message>
        <source>Release the work…</source>
        <translation>放行工作…</translation>
    </message>
    <message>
        <source>Release the work of %1</source>
        <comment>a source</comment>
        <translation>放行 %1 的工作</translation>
    </message>
    <message>
        <source>Hold the work of %1</source>
        <comment>a source</comment>
        <translation>暂缓 %1 的工作</translation>
    </message>
    <message>
        <source>Held by %1 since %2 UTC.</source>
        <comment>person, time</comment>
        <translation>由 %1 暂缓，自 %2 UTC 起。</translation>
    </message>
    <message>
        <source>Accepted and stored, but not worked on. Reason: %1</source>
        <translation>已接受并存储，但不处理。理由：%1</translation>
    </message>
    <message>
        <source>Hold the work of %1?</source>
        <comment>a source</comment>
        <translation>暂缓 %1 的工作？</translation>
    </message>
    <message>
        <source>Release the work of %1?</source>
        <comment>a source</comment>
        <translation>放行 %1 的工作？</translation>
    </message>
    <message>
        <source>What it sends is accepted and stored as before, but nothing of it is worked on until somebody releases it. What is under way goes on to its end.</source>
        <translation>其发送的内容照常接受并存储，但有人放行之前不会处理。进行中的会执行到结束。</translation>
    </message>
    <message>
        <source>What waits goes on at once, the oldest first.</source>
        <translation>等待的立即继续，最早的优先。</translation>
    </message>
    <message>
        <source>Hold the work</source>
        <translation>暂缓工作</translation>
    </message>
    <message>
        <source>Release the work</source>
        <translation>放行工作</translation>
    </message>
    <message>
        <source>The work is held</source>
        <translation>工作已暂缓</translation>
    </message>
    <message>
        <source>The work goes on</source>
        <translation>工作继续</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceModel</name>
    <message>
        <source>off</source>
        <comment>no replay window</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>%1, %2, signature %3, %4 events in 24 hours, last seen %5 ago</source>
        <comment>one row of the list, read aloud</comment>
        <translation>%1，%2，签名 %3，24 小时 %4 个事件，%5前最后出现</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>如果我们不应答</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>最近 24 小时</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最后出现</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcePanel</name>
    <message>
        <source>Copy the URL</source>
        <translation>复制 URL</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>How an event is recognised</source>
        <translation>如何识别事件</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>关闭面板 (Esc)</translation>
    </message>
    <message>
        <source>URL for the provider</source>
        <translation>给服务商的 URL</translation>
    </message>
    <message>
        <source>URL copied</source>
        <translation>已复制 URL</translation>
    </message>
    <message>
        <source>%1, no owner</source>
        <comment>provider</comment>
        <translation>%1，无负责人</translation>
    </message>
    <message>
        <source>%1, looked after by %2</source>
        <comment>provider, person</comment>
        <translation>%1，由 %2 负责</translation>
    </message>
    <message>
        <source>Paste this URL at %1</source>
        <comment>provider</comment>
        <translation>将此 URL 填到 %1</translation>
    </message>
    <message>
        <source>No engine runs, so there is only the path yet.</source>
        <translation>引擎未运行，目前只有路径。</translation>
    </message>
    <message>
        <source>This address is for this machine. From outside, put your own public address before %1.</source>
        <translation>此地址仅用于本机。从外部访问时，请在 %1 前加上您的公开地址。</translation>
    </message>
    <message>
        <source>No working secret.</source>
        <translation>没有可用的密钥。</translation>
    </message>
    <message>
        <source>Events are answered 503, so that the provider keeps them and sends them again. Set the secret in the configuration and apply it.</source>
        <translation>事件以 503 应答，服务商会保留并重发。请在配置中设置密钥并应用。</translation>
    </message>
    <message>
        <source>Quiet for %1.</source>
        <comment>a duration</comment>
        <translation>已静默 %1。</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. %1.</source>
        <comment>what the provider does by itself</comment>
        <translation>远超平常的间隔。%1。</translation>
    </message>
    <message>
        <source>Content not proven.</source>
        <translation>内容未经证明。</translation>
    </message>
    <message>
        <source>This provider&apos;s signature does not cover what it sends, so charges need your explicit consent in the configuration.</source>
        <translation>该服务商的签名不覆盖所发内容，因此扣费需要在配置中明确同意。</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>事件 ID</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>签名时间</translation>
    </message>
    <message>
        <source>at most %1 old</source>
        <comment>a duration</comment>
        <translation>最多 %1 之前</translation>
    </message>
    <message>
        <source>none, the ID decides</source>
        <translation>无，以 ID 为准</translation>
    </message>
    <message>
        <source>Duplicates in 24 h</source>
        <translation>24 小时重复</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplicates, accepted</comment>
        <translation>%1，另有 %2</translation>
    </message>
    <message>
        <source>Turned away in 24 h</source>
        <translation>24 小时拒绝</translation>
    </message>
    <message>
        <source>Test a request…</source>
        <translation>测试请求…</translation>
    </message>
    <message>
        <source>The last good one came %1 ago.</source>
        <comment>a duration</comment>
        <translation>最后一个有效请求在 %1前。</translation>
    </message>
    <message>
        <source>None was good so far.</source>
        <translation>至今没有一个有效。</translation>
    </message>
    <message>
        <source>What was missed since can be had until %1.</source>
        <comment>a time</comment>
        <translation>此后错过的可在 %1 前取回。</translation>
    </message>
    <message>
        <source>What was missed first can&apos;t be had any more.</source>
        <translation>最早错过的已无法取回。</translation>
    </message>
    <message>
        <source>Requests are turned away.</source>
        <translation>请求被拒绝。</translation>
    </message>
    <message>
        <source>Last good receipt</source>
        <translation>最后有效接收</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <comment>a duration</comment>
        <translation>%1前</translation>
    </message>
    <message>
        <source>Provider page</source>
        <translation>服务商说明</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>No sources yet</source>
        <translation>尚无来源</translation>
    </message>
    <message>
        <source>Name a provider in a configuration file and apply it: acknowledgerd apply FILE.</source>
        <translation>在配置文件中写入服务商并应用：acknowledgerd apply 文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation>
            <numerusform>%n 个服务商可向此处发送事件</numerusform>
        </translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>尚无存储</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>此目录从未接收过内容。引擎启动时会创建存储。</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>截至 %1 UTC</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>添加来源</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>测试 %1 的请求</translation>
    </message>
    <message>
        <source>Source %1 added</source>
        <translation>已添加来源 %1</translation>
    </message>
    <message>
        <source>Add the first provider that may send events here.</source>
        <translation>添加第一个可向此处发送事件的服务商。</translation>
    </message>
    <message>
        <source>What is known about %1</source>
        <comment>provider</comment>
        <translation>关于 %1 的已知信息</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TrustCard</name>
    <message>
        <source>Before you trust a retry</source>
        <translation>依赖重试之前</translation>
    </message>
    <message>
        <source>No two providers behave the same. We show only what was seen, and where.</source>
        <translation>各服务商行为不同。我们只列出所见及其出处。</translation>
    </message>
    <message>
        <source>Each fact carries its mark: documented, seen in code, or second-hand.</source>
        <translation>每条信息都有标记：有文档、见于代码或二手。</translation>
    </message>
    <message>
        <source>Not documented means we plan as if nothing is ever sent again.</source>
        <translation>无文档意味着我们按不会重发来安排。</translation>
    </message>
    <message>
        <source>For sources that never retry, the panel names the provider&apos;s way to resend.</source>
        <translation>对于从不重试的来源，面板会说明服务商的重发方式。</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TurnedAwayCard</name>
    <message>
        <source>Turned away in the last 24 h</source>
        <translation>最近 24 小时拒绝</translation>
    </message>
    <message>
        <source>Never stored, never run. The sender got a clear refusal.</source>
        <translation>从未存储，从未执行。发送方收到明确的拒绝。</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::EvidenceExport</name>
    <message>
        <source>Export the evidence</source>
        <translation>导出证据</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip 文件 (*.zip)</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message>
        <source>Copy event ID</source>
        <translation>复制事件 ID</translation>
    </message>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation>
            <numerusform>次到达</numerusform>
        </translation>
    </message>
    <message>
        <source>1 too late</source>
        <translation>1 次过晚</translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation>1 次接受</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation>
            <numerusform>吸收 %n 次重复</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation>
            <numerusform>个效果，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n 次尝试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n 笔扣费</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n 条收件箱条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n 个未知</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message>
        <source>What came in</source>
        <translation>收到的内容</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>What we did</source>
        <translation>我们所做的</translation>
    </message>
    <message>
        <source>Any ID</source>
        <translation>任意 ID</translation>
    </message>
    <message>
        <source>Follow one event from arrival to charge</source>
        <translation>从到达到扣费，跟踪一个事件</translation>
    </message>
    <message>
        <source>Paste any ID above: its arrivals, attempts and effects appear here.</source>
        <translation>在上方粘贴任意 ID：其到达、尝试和效果显示在此。</translation>
    </message>
    <message>
        <source>Works with an event, delivery, arrival, ledger, effect or request number. Paste the whole thing; spaces and quotes are ignored.</source>
        <translation>支持事件、投递、到达、账本、效果或请求编号。粘贴完整编号；忽略空格和引号。</translation>
    </message>
    <message>
        <source>Events that carry this ID, newest first</source>
        <translation>带此 ID 的事件，最新在前</translation>
    </message>
    <message>
        <source>Search the deliveries</source>
        <translation>搜索投递</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>复制摘要</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>打开投递</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>时间线，UTC，最早在前</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>查找中…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n 个事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation>
            <numerusform>%n 个事件带此 ID</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one above; the newest is first.</source>
        <translation>请在上方选择，最新在前。</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4</source>
        <comment>source, type, state, time</comment>
        <translation>%1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>服务商的请求</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>无事件</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation>
            <numerusform>带此 ID 的 %n 个请求被拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>They claim no event, and nothing was done.</source>
        <translation>它们不构成事件，未执行任何操作。</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>No event has this ID</source>
        <translation>没有事件带此 ID</translation>
    </message>
    <message>
        <source>We looked for %1 in events, deliveries, arrivals, ledger lines, effects and requests.</source>
        <translation>已在事件、投递、到达、账本行、效果和请求中查找 %1。</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未读取</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>无法读取存储</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>导出证据</translation>
    </message>
    <message>
        <source>Evidence written to %1</source>
        <comment>a file</comment>
        <translation>已将证据写入 %1</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>无法写入证据。</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Chip</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Filter: %1, %2</source>
        <comment>word, on or off</comment>
        <translation>筛选：%1，%2</translation>
    </message>
    <message>
        <source>Filter: %1, %2, %3</source>
        <comment>word, count, on or off</comment>
        <translation>筛选：%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ConfirmSheet</name>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>请至少写 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>请最多写 %n 个字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation>加载中</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ReasonField</name>
    <message>
        <source>required · %1 of %2</source>
        <comment>characters</comment>
        <translation>必填 · %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>请至少写 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>请最多写 %n 个字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Toast</name>
    <message>
        <source>Undo</source>
        <translation>撤消</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Receiving has stopped, because the store failed: %1</source>
        <translation>接收已停止，因为存储失败：%1</translation>
    </message>
    <message>
        <source>Acknowledger can&apos;t start. %1</source>
        <translation>Acknowledger 无法启动。%1</translation>
    </message>
    <message>
        <source>In this demo the password of everybody is %1</source>
        <translation>在此演示中，所有人的密码都是 %1</translation>
    </message>
</context>
</TS>
