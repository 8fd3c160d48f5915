/** Calls when the tab is looked at again, and when the line is back. Returns the way to stop. */
export function onReconnectOrFocus(look: () => void): () => void {
  function onChange() {
    if (!document.hidden) look();
  }
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('online', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('online', onChange);
  };
}
