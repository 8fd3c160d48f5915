import { atMost } from './atMost.ts';

/** The first `most` characters of HTML, without a tag that is cut in two, half of which would be read as text. */
export function markupAtMost(markup: string, most: number): string {
  if (markup.length <= most) return markup;
  const kept = atMost(markup, most);
  const open = kept.lastIndexOf('<');
  return open > kept.lastIndexOf('>') ? kept.slice(0, open) : kept;
}
