import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { type Html, html } from '../prerender/html.ts';
import { NotNow } from './notNow.ts';
import { type CanWrite, framed, widthOf } from './pictureLayout.ts';

/** What the picture of an article tells. */
export interface ArticleWords {
  readonly title: string;
  readonly author: string;
  /** When it was published, epoch ms; null where that is unknown. */
  readonly time: number | null;
  /** `演示数据` where it is simulated, otherwise ''. */
  readonly mark: string;
}

const TITLE = { top: 134, size: 60, step: 88, lines: 3 };
const ROOM = PICTURE.right - PICTURE.left;
/** No line begins with these. */
const HANGING = /^[，。、；：！？）」》”’%]/u;

/** An article as SVG: its title, its author, when it was published. Throws NotNow where its title cannot be written. */
export function articlePicture({ title, author, time, mark }: ArticleWords, canWrite: CanWrite): Html {
  if (title.trim() === '' || !canWrite(title)) throw new NotNow();
  const published = time === null ? '' : `${formatDateTime(time)} 北京时间`;
  const by = [author, published].filter((text) => text !== '' && canWrite(text)).join(' · ');
  const lines = linesOf(title, ROOM / TITLE.size, TITLE.lines);
  const above = lines.map(
    (line, index) =>
      html`<text x="${PICTURE.left}" y="${TITLE.top + TITLE.step * index}" font-size="${TITLE.size}">${line}</text>`,
  );
  const below = html`<text x="${PICTURE.left}" y="432" font-size="28" fill="${PREVIEW_PAINTS.quiet}">${by}</text>`;
  return framed({ mark, time: '', direction: 'none' }, { above, below: [below] });
}

/** A text in at most `most` lines of `width` em; what does not fit ends in `…`. Latin words stay whole where they fit. */
export function linesOf(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\p{Script=Latin}\d.,$¥%+'-]{1,24}|\s+|./gu) ?? []) {
    if (line === '' || widthOf(line + piece) <= width || HANGING.test(piece)) line += piece;
    else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${[...(lines[most - 1] ?? '')].slice(0, -1).join('')}…`];
}
