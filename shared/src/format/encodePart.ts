/** Half of a surrogate pair. */
const HALF = /\p{Cs}/gu;

/** A text as part of an address; half a surrogate pair, of which none can be made, is the sign for what is unreadable. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(HALF, '\ufffd'));
}
