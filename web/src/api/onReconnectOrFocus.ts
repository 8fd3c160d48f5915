/**
 * Calls back when the tab is shown again and when the network is back. Returns a function that unsubscribes.
 */
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
