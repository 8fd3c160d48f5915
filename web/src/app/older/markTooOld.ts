/**
 * Tells a visitor whose browser is older than `OLDEST_BROWSERS` that it is, once, over the first HTML, and marks the
 * document: the app then does not start, so nothing of it fails or reloads. The build writes this function into the
 * HTML as it stands here, and it must run in whatever browser there is: the syntax of 2015's browsers, nothing from
 * outside, no throwing.
 */
export function markTooOld(words: string): void {
  // The newest of what the app cannot do without: lookbehind came with Safari 16.4, dvh with Chrome 108, containers
  // with Firefox 110.
  // As a literal it would keep the whole script from being read.
  const lookbehind = '(?<=a)b';
  function isEnough(): boolean {
    try {
      return (
        new RegExp(lookbehind).test('ab') &&
        CSS.supports('width', '1dvh') &&
        CSS.supports('container-type', 'inline-size')
      );
    } catch (error) {
      // A browser without lookbehind, or without CSS.supports.
      return !error;
    }
  }
  if (isEnough()) return;
  const note = document.createElement('p');
  note.id = 'too-old';
  note.setAttribute('role', 'alert');
  note.appendChild(document.createTextNode(words));
  document.documentElement.setAttribute('data-too-old', '');
  document.body.insertBefore(note, document.body.firstChild);
}
