/**
 * Opens the region notice of the first HTML, before the first paint: a dialog that came with the script would cover a
 * page being read. Only its button closes it. The build inlines this function into the first HTML, so it must not use
 * anything from outside. `key` is the local storage key of the confirmation; `crawler` matches search engines.
 */
export function openFirstNotice(key: string, crawler: RegExp): void {
  const notice = document.getElementById('first-notice');
  if (!(notice instanceof HTMLDialogElement)) return;
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (crawler.test(navigator.userAgent) || stored() === 'true') {
    notice.remove();
    return;
  }
  notice.addEventListener('cancel', (event) => event.preventDefault());
  notice.addEventListener('close', () => {
    // Browsers let a second Escape close a dialog.
    if (notice.returnValue === 'confirmed') notice.remove();
    else notice.showModal();
  });
  notice.querySelector('button')?.addEventListener('click', () => {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage is disabled: it is confirmed for this page.
    }
    notice.close('confirmed');
  });
  notice.showModal();
  // Not its button: a focus ring around it is for keyboard users only.
  notice.focus();
}
