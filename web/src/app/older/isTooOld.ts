/** Has the first HTML found this browser too old for the app, and said so (`vite/tooOld`)? It keeps that HTML to read. */
export function isTooOld(): boolean {
  return document.documentElement.hasAttribute('data-too-old');
}
