/** An id of the address as the page asks for it: a number where it is one. */
export function idOf(text = ''): number | string {
  return /^\d{1,12}$/.test(text) ? Number(text) : text;
}
