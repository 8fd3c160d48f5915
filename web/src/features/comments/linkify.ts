/** Plain text, or a safe URL. */
export type CommentPart = { readonly kind: 'text' | 'link'; readonly text: string };

/** http(s) up to white space, a quote or Chinese punctuation; brackets are judged by `withoutTail`. */
const CANDIDATE = /https?:\/\/[^\s<>"'“”‘’【】《》「」『』，。；！？、]+/gi;
/** The host, where no bracket can stand. */
const HOST = /^https?:\/\/[^/?#()（）]*/i;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['（', '）'],
]);
const BRACKET = /[()（）]/g;
const PUNCTUATION = /[.,;:!?]+$/;

/**
 * Splits a comment into text and URLs. A bracket belongs to a URL while its pair does (`/wiki/比特币_(加密货币)`);
 * nothing else of a comment is ever parsed as markup.
 */
export function splitLinks(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  const search = new RegExp(CANDIDATE);
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const address = withoutTail(found[0]);
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    parts.push({ kind: URL.canParse(address) ? 'link' : 'text', text: address });
    end = found.index + address.length;
    // Another URL may stand in what was cut off.
    search.lastIndex = end;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** A candidate up to its first bracket without a pair, without trailing punctuation. */
function withoutTail(candidate: string): string {
  const host = HOST.exec(candidate)?.[0] ?? '';
  const isHostOnly = candidate.length > host.length && !/[/?#]/.test(candidate.charAt(host.length));
  const paired = isHostOnly ? host : candidate.slice(0, pairedLength(candidate, host.length));
  return paired.replace(PUNCTUATION, '');
}

/** Length up to the first closing bracket that opened nowhere, or the first opening one that is never closed. */
function pairedLength(candidate: string, from: number): number {
  const open: { readonly at: number; readonly closing: string }[] = [];
  for (const { 0: bracket, index: at } of candidate.matchAll(BRACKET)) {
    if (at < from) continue;
    const closing = CLOSING.get(bracket);
    const end = open[0]?.at ?? at;
    if (closing === undefined) {
      if (open.pop()?.closing !== bracket) return end;
    } else if (bracket === '（' && isRemark(candidate, at)) return end;
    else open.push({ at, closing });
  }
  return open[0]?.at ?? candidate.length;
}

/** A full-width bracket behind a Latin address is a remark on it: `https://a.cn/x（官网）`. */
function isRemark(candidate: string, at: number): boolean {
  return /[A-Za-z0-9/?#&=%-]/.test(candidate.charAt(at - 1));
}
