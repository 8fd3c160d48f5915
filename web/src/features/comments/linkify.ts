/** A run of plain words, or an address that may be followed. */
export type CommentPart = { readonly kind: 'text' | 'link'; readonly text: string };

/** http(s) addresses up to white space, a quote, a bracket or a Chinese mark; closing points stay outside. */
const ADDRESS = /https?:\/\/[^\s<>"'“”‘’（）()【】，。；！？]+[^\s<>"'“”‘’（）()【】，。；！？.,;:!?]/gi;

/** Splits a comment into words and addresses. Nothing else in it is ever read as markup. */
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
