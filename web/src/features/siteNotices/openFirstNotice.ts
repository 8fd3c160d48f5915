/**
 * Opens the region notice that stands in the shell, before anything is painted: a window that comes with the script
 * would come over a page that is being read. Nobody passes it but by its button. The build writes this function into
 * the shell as it stands: it may use nothing from outside.
 * `key` is where local storage keeps that it was confirmed; `crawler` tells who is no reader.
 */
export function openFirstNotice(key: string, crawler: RegExp): void {
  const notice = document.getElementById('first-notice');
  if (!(notice instanceof HTMLDialogElement)) return;
  const kept = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (crawler.test(navigator.userAgent) || kept() === 'true') {
    notice.remove();
    return;
  }
  notice.addEventListener('cancel', (event) => event.preventDefault());
  notice.addEventListener('close', () => {
    // Browsers let a second Escape through.
    if (notice.returnValue === 'confirmed') notice.remove();
    else notice.showModal();
  });
  notice.querySelector('button')?.addEventListener('click', () => {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage switched off: it is confirmed for this page.
    }
    notice.close('confirmed');
  });
  notice.showModal();
  // Not its button: a ring round it is for those who use the keyboard.
  notice.focus();
}
