/** The region notice opened by the first HTML (`openFirstNotice`), while it is unconfirmed. */
function openNotice(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#first-notice[open]');
}

export function isFirstNoticeOpen(): boolean {
  return openNotice() !== null;
}

/**
 * Calls back once the first HTML's notice has been confirmed, possibly at once. Returns a function that unsubscribes.
 */
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
