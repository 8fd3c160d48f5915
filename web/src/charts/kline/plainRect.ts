import type { RectAttrs, RectStyle } from 'klinecharts';

type Rects = RectAttrs | RectAttrs[];

/**
 * Makes the library fill borderless rectangles as plain rectangles. Its own figure builds a rounded path for each,
 * which costs the browser several times as much, and candles and volumes are hundreds of them in each frame.
 */
export function registerPlainRect({ registerFigure, getFigureClass, utils }: typeof import('klinecharts')) {
  const Usual = getFigureClass<Rects, Partial<RectStyle>>('rect');
  registerFigure<Rects, Partial<RectStyle>>({
    name: 'rect',
    checkEventOn: (coordinate, attrs) => utils.checkCoordinateOnRect(coordinate, attrs),
    draw(ctx, attrs, styles) {
      if (isPlain(styles)) fillRects(ctx, attrs, styles.color ?? 'transparent');
      else if (Usual) new Usual({ name: 'rect', attrs, styles }).draw(ctx);
    },
  });
}

function isPlain({ style = 'fill', borderRadius = 0 }: Partial<RectStyle>): boolean {
  return style === 'fill' && borderRadius === 0;
}

function fillRects(ctx: CanvasRenderingContext2D, attrs: Rects, color: RectStyle['color']): void {
  if (color === 'transparent') return;
  ctx.fillStyle = color;
  for (const { x, y, width, height } of Array.isArray(attrs) ? attrs : [attrs])
    ctx.fillRect(x, y, width, height);
}
