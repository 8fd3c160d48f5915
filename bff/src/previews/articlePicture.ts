import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { COLOURS, createFrame, type Drawing, MARGIN, RIGHT, type Surface } from './frame.ts';
import type { Glyphs } from './glyphs.ts';
import { linesOf } from './writing.ts';

/** What the picture of an article tells. */
export interface ArticleWords {
  readonly title: string;
  readonly author: string;
  /** When it was published, epoch ms; null where that is unknown. */
  readonly time: number | null;
  /** `演示数据` where it is simulated, otherwise ''. */
  readonly mark: string;
}

const TITLE = { top: 246, size: 64, step: 92, lines: 3 };

/** Can a title be written, every letter of it? */
export function canWrite(glyphs: Glyphs, { title }: ArticleWords): boolean {
  return title.trim() !== '' && glyphs.has(title);
}

/** Draws an article: its title, its author, when it was published. Pauses between parts. */
export function* drawArticle(surface: Surface, { title, author, time, mark }: ArticleWords): Drawing {
  const published = time === null ? '' : `${formatDateTime(time)} 北京时间`;
  const foot = [author, published].filter((text) => text !== '' && surface.glyphs.has(text)).join(' · ');
  const { pen } = yield* createFrame(surface, { mark, foot });
  const lines = linesOf(surface.glyphs, title, TITLE.size, RIGHT - MARGIN, TITLE.lines);
  for (const [index, line] of lines.entries()) {
    const baseline = TITLE.top + TITLE.step * index;
    pen.write(line, { x: MARGIN, baseline, size: TITLE.size, colour: COLOURS.words });
    yield;
  }
}
