export interface KeywordPart {
  readonly text: string;
  readonly fits: boolean;
}

/** Splits a text at every match of the keyword, ignoring case; an empty keyword matches nothing. */
export function splitByKeyword(text: string, keyword: string): readonly KeywordPart[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return [{ text, fits: false }];
  const parts: KeywordPart[] = [];
  const lower = text.toLowerCase();
  let at = 0;
  for (let found = lower.indexOf(wanted); found >= 0; found = lower.indexOf(wanted, at)) {
    if (found > at) parts.push({ text: text.slice(at, found), fits: false });
    at = found + wanted.length;
    parts.push({ text: text.slice(found, at), fits: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), fits: false });
  return parts;
}
