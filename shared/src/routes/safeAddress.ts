/** Browsers leave these out of an address before they read it. */
const INVISIBLE = /[\p{Cc}]/u;
/** A path, a query or a fragment of this site; `//` and `/\` lead to another. */
const OWN = /^(?:\/(?![/\\])|[?#]|\/?$)/;
const ELSEWHERE = /^(?:https?:\/\/[^\s/\\?#]|mailto:[^\s])/i;

/** Whether an address leads to a place of this site. */
export function isOwnAddress(address: string): boolean {
  return OWN.test(address) && !INVISIBLE.test(address);
}

/**
 * The gate of every address that data brings into `href` or `src`: http, https, mailto or our own path as it is, '' for
 * anything else. A `javascript:` there would run as ours.
 */
export function safeAddress(address: string): string {
  if (isOwnAddress(address)) return address;
  return ELSEWHERE.test(address) && !INVISIBLE.test(address) ? address : '';
}

/** A picture that stands in its address, or that the browser itself has made. */
const MADE = /^(?:blob:|data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,])/i;

/** The same gate for pictures: http, https, our own path, or a picture within the address. */
export function safePicture(address: string): string {
  if (MADE.test(address)) return address;
  return /^mailto:/i.test(address) ? '' : safeAddress(address);
}
