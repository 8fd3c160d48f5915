import type { ThemeColors } from '#ui/theme/readTokens.ts';

/** What is printed around a chart's picture. */
export interface PictureWords {
  readonly title: string;
  /** The series with their colours, where the chart has several. */
  readonly legend: readonly { readonly name: string; readonly color: string }[];
  /** 数据来源 … · 更新于 … */
  readonly foot: string;
  /** The product's name, and 演示数据 where the data is made up. */
  readonly mark: string;
}

const SCALE = 2;
const PAD = 16;
const TITLE_ROOM = 36;
const LEGEND_ROOM = 22;
const FOOT_ROOM = 32;

/** The chart's canvas with title, legend, source and time printed on, at twice the size of the screen. */
export function composePicture(
  drawn: HTMLCanvasElement,
  words: PictureWords,
  colors: ThemeColors,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const brush = picture.getContext('2d');
  const top = PAD + TITLE_ROOM + (words.legend.length > 0 ? LEGEND_ROOM : 0);
  picture.width = drawn.width + 2 * PAD * SCALE;
  picture.height = drawn.height + (top + FOOT_ROOM) * SCALE;
  if (brush === null) return picture;
  brush.fillStyle = colors.surface;
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.drawImage(drawn, PAD * SCALE, top * SCALE);
  brush.scale(SCALE, SCALE);
  const width = picture.width / SCALE;
  const height = picture.height / SCALE;

  write(brush, words.title, PAD, PAD + 20, { color: colors.text, font: `600 16px ${colors.fontFamily}` });
  writeLegend(brush, words.legend, PAD + TITLE_ROOM + 8, colors);
  const small = { color: colors.text3, font: `12px ${colors.fontFamily}` };
  write(brush, words.foot, PAD, height - 12, small);
  write(brush, words.mark, width - PAD, height - 12, { ...small, align: 'right' });
  return picture;
}

interface Ink {
  color: string;
  font: string;
  align?: CanvasTextAlign;
}

function write(brush: CanvasRenderingContext2D, text: string, x: number, y: number, ink: Ink): number {
  brush.fillStyle = ink.color;
  brush.font = ink.font;
  brush.textAlign = ink.align ?? 'left';
  brush.fillText(text, x, y);
  return brush.measureText(text).width;
}

function writeLegend(
  brush: CanvasRenderingContext2D,
  legend: PictureWords['legend'],
  y: number,
  colors: ThemeColors,
) {
  let x = PAD;
  for (const { name, color } of legend) {
    brush.fillStyle = color;
    brush.fillRect(x, y - 5, 12, 3);
    x += 16 + write(brush, name, x + 16, y, { color: colors.text2, font: `12px ${colors.fontFamily}` }) + PAD;
  }
}
