import { readStored } from './localStore.ts';

/** Calls back when another tab changes `key`. Returns the way to stop. */
export function watchStored(key: string, onChange: (value: unknown) => void): () => void {
  function onStorage(event: StorageEvent) {
    // A null key means the whole storage was cleared.
    if (event.key === key || event.key === null) onChange(readStored(key));
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * Calls back when another tab may have changed a cookie: where the browser does not tell, when this tab or its window
 * is looked at, since whoever presses something here has come here first. Also at once, for what changed before this
 * code was here. Returns the way to stop.
 */
export function watchCookies(onChange: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  function onLook() {
    if (!document.hidden) onChange();
  }
  onChange();
  // Absent from older browsers, and from pages that are not served securely.
  const store: EventTarget | undefined = window.cookieStore;
  store?.addEventListener('change', onChange, { signal });
  document.addEventListener('visibilitychange', onLook, { signal });
  window.addEventListener('focus', onLook, { signal });
  return () => watching.abort();
}
