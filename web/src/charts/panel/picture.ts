import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { Drawn } from './drawable.ts';
import { flowLines } from './flowLines.ts';

/** The text printed around a saved chart image. */
export interface PictureWords {
  readonly title: string;
  /** The series with their colours, where the chart has several; a series in two colours shows both. */
  readonly legend: readonly { readonly name: string; readonly colors: readonly string[] }[];
  /** 数据来源 … · 更新于 … */
  readonly foot: string;
  /** The product's name, plus 演示数据 for simulated data. */
  readonly mark: string;
}

const PAD = 16;
const TITLE_ROOM = 36;
const LINE = 20;
const SWATCH = 16;
/** Separator within a line of text. */
const DOT = ' · ';

/** The chart's canvas with title, legend, source and time printed on, at the chart's resolution; long text wraps. */
export function composePicture(
  { canvas, scale }: Drawn,
  words: PictureWords,
  colors: ThemeColors,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  const brush = picture.getContext('2d');
  if (brush === null) return picture;
  const small = `12px ${colors.fontFamily}`;
  const room = canvas.width / scale;
  const height = canvas.height / scale;
  brush.font = small;
  const widthOf = (text: string) => brush.measureText(text).width;
  const legend = legendLines(words.legend, room, widthOf);
  const foot = footLines(words, room, widthOf);
  const top = PAD + TITLE_ROOM + legend.length * LINE;
  picture.width = canvas.width + 2 * PAD * scale;
  picture.height = canvas.height + (top + foot.length * LINE + PAD) * scale;
  brush.fillStyle = colors.paper;
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.scale(scale, scale);
  brush.drawImage(canvas, PAD, top, room, height);

  brush.fillStyle = colors.text;
  brush.font = `600 16px ${colors.fontFamily}`;
  brush.fillText(words.title, PAD, PAD + LINE, room);
  brush.font = small;
  for (const [at, line] of legend.entries()) {
    for (const { name, colors: parts, x } of line) {
      const y = PAD + TITLE_ROOM + at * LINE + LINE / 2;
      const width = (SWATCH - 4) / parts.length;
      for (const [place, color] of parts.entries()) {
        brush.fillStyle = color;
        brush.fillRect(PAD + x + place * width, y - 5, width, 3);
      }
      brush.fillStyle = colors.text2;
      brush.fillText(name, PAD + x + SWATCH, y);
    }
  }
  brush.fillStyle = colors.text3;
  for (const [at, line] of foot.entries()) {
    const y = top + height + (at + 1) * LINE;
    brush.textAlign = 'left';
    brush.fillText(line.text, PAD, y, room);
    brush.textAlign = 'right';
    brush.fillText(line.mark, PAD + room, y);
  }
  return picture;
}

/** The legend line by line, each entry with its offset from the left. */
function legendLines(legend: PictureWords['legend'], room: number, widthOf: (text: string) => number) {
  const widths = legend.map(({ name }) => SWATCH + widthOf(name));
  return flowLines(widths, room, PAD).map((places) => {
    let x = 0;
    return places.flatMap((place) => {
      const one = legend[place];
      const at = x;
      x += (widths[place] ?? 0) + PAD;
      return one === undefined ? [] : [{ ...one, x: at }];
    });
  });
}

/** The footer line by line; the mark goes at the end of the last line that has room for it. */
function footLines({ foot, mark }: PictureWords, room: number, widthOf: (text: string) => number) {
  const parts = foot.split(DOT);
  const lines = flowLines(parts.map(widthOf), room, widthOf(DOT)).map((places) => ({
    text: places.map((place) => parts[place]).join(DOT),
    mark: '',
  }));
  const last = lines.at(-1);
  if (last !== undefined && widthOf(last.text) + PAD + widthOf(mark) <= room) last.mark = mark;
  else lines.push({ text: '', mark });
  return lines;
}
