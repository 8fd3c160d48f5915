/** Plain text, or a safe URL. */
export type CommentPart = { readonly kind: 'text' | 'link'; readonly text: string };

/** http(s) URLs up to white space, a quote, a bracket or Chinese punctuation; trailing punctuation is excluded. */
const ADDRESS = /https?:\/\/[^\s<>"'“”‘’（）()【】，。；！？]+[^\s<>"'“”‘’（）()【】，。；！？.,;:!?]/gi;

/** Splits a comment into text and URLs. Nothing else in it is ever parsed as markup. */
export function splitLinks(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: URL.canParse(address) ? 'link' : 'text', text: address });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
