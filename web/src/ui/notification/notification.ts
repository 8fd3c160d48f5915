/**
 * What the browser says of notifications; unsupported: it has none (iOS outside of the home screen); insecure: it
 * refuses them to every page that comes without https.
 */
export type Permission = NotificationPermission | 'unsupported' | 'insecure';

export function notificationPermission(): Permission {
  if (typeof Notification === 'undefined') return 'unsupported';
  return window.isSecureContext === false ? 'insecure' : Notification.permission;
}

/** Asks the visitor; the answer is theirs to change in the browser alone. */
export async function askPermission(): Promise<Permission> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

/** Tells when the answer may have changed: in the browser's settings, or at another place of the page. */
export function watchPermission(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', onChange, { signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // A browser that cannot be asked still tells when its window is looked at again.
    () => undefined,
  );
  return () => stop.abort();
}

/** Shows a notification of the system, which leads back to the page; false where that is not allowed. */
export function showNotification(title: string, options: NotificationOptions): boolean {
  if (notificationPermission() !== 'granted') return false;
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    // Android allows notifications to service workers alone.
    return false;
  }
}
