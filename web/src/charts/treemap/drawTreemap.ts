import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { heatColor, heatInk } from '../color/heatColor.ts';
import type { Drawn } from '../panel/drawable.ts';
import { LINE } from './fitLabel.ts';
import { changeText, type PlacedNode } from './node.ts';

/** Image pixels per screen pixel. */
const PIXELS = 2;
const GAP = 1;

/** Draws the map on a canvas for the saved image. */
export function drawTreemap(
  placed: readonly PlacedNode[],
  size: { readonly width: number; readonly height: number; readonly fullAt: number },
  colors: ThemeColors,
): Drawn {
  const canvas = document.createElement('canvas');
  canvas.width = size.width * PIXELS;
  canvas.height = size.height * PIXELS;
  const brush = canvas.getContext('2d');
  if (brush === null) return { canvas, scale: PIXELS };
  brush.scale(PIXELS, PIXELS);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const { node, rect, label, round } of placed) {
    brush.fillStyle = heatColor(node.change, size.fullAt, colors);
    brush.beginPath();
    brush.roundRect(
      rect.x + GAP,
      rect.y + GAP,
      rect.width - 2 * GAP,
      rect.height - 2 * GAP,
      round ? rect.width / 2 : 0,
    );
    brush.fill();
    if (label === null) continue;
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    const { lines, nameSize, changeSize } = label;
    const half = ((lines.length - 1) / 2) * nameSize * LINE;
    brush.fillStyle = heatInk(node.change, size.fullAt, colors);
    brush.font = `500 ${nameSize}px ${colors.fontFamily}`;
    for (const [at, line] of lines.entries())
      brush.fillText(line, x, y - half + at * nameSize * LINE - (changeSize ?? 0) * 0.65);
    if (changeSize === null) continue;
    brush.font = `${changeSize}px ${colors.fontFamily}`;
    brush.fillText(changeText(node), x, y + half + nameSize * 0.6);
  }
  return { canvas, scale: PIXELS };
}
