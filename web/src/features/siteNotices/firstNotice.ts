/** The region notice that the shell has opened (`openFirstNotice`), while it waits for its answer. */
function openNotice(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#first-notice[open]');
}

export function isFirstNoticeOpen(): boolean {
  return openNotice() !== null;
}

/** Calls back once the shell's notice has been confirmed, which may be now. Returns the way to stop listening. */
export function onFirstNoticeConfirmed(act: () => void): () => void {
  const notice = openNotice();
  if (notice === null) {
    act();
    return () => {};
  }
  const onClose = () => {
    if (notice.returnValue === 'confirmed') act();
  };
  notice.addEventListener('close', onClose);
  return () => notice.removeEventListener('close', onClose);
}
