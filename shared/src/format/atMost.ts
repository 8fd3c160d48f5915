/** The first `most` characters of a text; no half of a surrogate pair is left at its end. */
export function atMost(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/** The same with an ellipsis where something was left out, which counts. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${atMost(text, most - 1)}…`;
}

/** The same of HTML: without a tag that is cut in two, half of which would be read as text. */
export function markupAtMost(markup: string, most: number): string {
  if (markup.length <= most) return markup;
  const kept = atMost(markup, most);
  const open = kept.lastIndexOf('<');
  return open > kept.lastIndexOf('>') ? kept.slice(0, open) : kept;
}
