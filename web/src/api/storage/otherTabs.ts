import { readStored } from './localStore.ts';

/** Calls back when another tab changes `key`. Returns a function that unsubscribes. */
export function watchStored(key: string, onChange: (value: unknown) => void): () => void {
  function onStorage(event: StorageEvent) {
    // A null key means the whole storage was cleared.
    if (event.key === key || event.key === null) onChange(readStored(key));
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Calls back when another tab may have changed a cookie. Where the browser sends no event for that, it calls
 * back when this tab or window gets the focus, since that precedes anything a visitor does here. Also calls
 * back at once, for changes before this code was loaded. Returns a function that unsubscribes.
 */
export function watchCookies(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  function onLook() {
    if (!document.hidden) onChange();
  }
  onChange();
  // Absent from older browsers and from insecure contexts.
  const store: EventTarget | undefined = window.cookieStore;
  store?.addEventListener('change', onChange, { signal });
  document.addEventListener('visibilitychange', onLook, { signal });
  window.addEventListener('focus', onLook, { signal });
  return () => watching.abort();
}
