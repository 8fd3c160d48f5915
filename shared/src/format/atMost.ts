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
