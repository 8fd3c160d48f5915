import { toast } from '#ui/toast/toast.ts';

/** What the browser says of notifications; unsupported: it has none (iOS outside of the home screen). */
export type Permission = NotificationPermission | 'unsupported';

export function notificationPermission(): Permission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Asks the visitor; the answer is theirs to change in the browser alone. */
export async function askPermission(): Promise<Permission> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

/** Tells the visitor, on the screen of the system where it is allowed, else on the page. */
export function notify(title: string, text: string, tag: string): void {
  if (!showNotification(title, text, tag)) toast.info(`${title}：${text}`);
}

function showNotification(title: string, text: string, tag: string): boolean {
  if (notificationPermission() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body: text, tag });
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
