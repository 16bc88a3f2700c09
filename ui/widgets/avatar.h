#pragma once
// Initials on a colour that belongs to the name: a circle for people, a rounded square for sources. Nobody is a
// dashed circle with an empty person.
#include "ui/style/theme.h"

#include <QWidget>

class QPainter;

namespace ack::ui::widgets {

enum class AvatarShape { person, source };

/// For delegates: paints into the square `rect`; an empty name is nobody.
void paintAvatar(QPainter& painter, const style::Theme& theme, const QRect& rect, const QString& name,
                 AvatarShape shape, qreal devicePixelRatio);

/// Thread: gui. Decoration: the name always stands beside it.
class Avatar : public QWidget {
  Q_OBJECT
 public:
  Avatar(const style::Theme& theme, const QString& name, int size, AvatarShape shape = AvatarShape::person,
         QWidget* parent = nullptr);
  void setName(const QString& name);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  QString m_name;
  AvatarShape m_shape;
};

}  // namespace ack::ui::widgets
