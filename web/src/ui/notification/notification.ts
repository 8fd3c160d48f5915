/**
 * The browser's permission; unsupported: it has no notifications (iOS outside of the home screen); insecure: it refuses
 * them on pages without https.
 */
export type Permission = NotificationPermission | 'unsupported' | 'insecure';

export function notificationPermission(): Permission {
  if (typeof Notification === 'undefined') return 'unsupported';
  return window.isSecureContext === false ? 'insecure' : Notification.permission;
}

/** Asks the visitor; only the browser's settings can change the answer later. */
export async function askPermission(): Promise<Permission> {
  const now = notificationPermission();
  return now === 'default' ? Notification.requestPermission() : now;
}

/** Calls back when the permission may have changed: in the browser's settings, or elsewhere on the page. */
export function watchPermission(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', onChange, { signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // Without permission events, the focus event of the window still reports it.
    () => undefined,
  );
  return () => stop.abort();
}

/** Shows a system notification, which leads back to the page; false where that is not allowed. */
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
    // Android allows notifications from service workers only.
    return false;
  }
}
