/** Height of the viewport, px. Not innerHeight: on a phone a wide table inflates it until the table scrolls in its frame. */
export function screenHeight(): number {
  return document.documentElement.clientHeight || window.innerHeight;
}
