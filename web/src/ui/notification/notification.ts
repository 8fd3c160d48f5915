/**
 * The browser's permission; unsupported: it has no notifications (iOS outside of the home screen); insecure: it refuses
 * them on pages without https; unable: it shows them for a service worker only, and there is none (Chrome on Android).
 */
export type Permission = NotificationPermission | 'unsupported' | 'insecure' | 'unable';

const changes = new EventTarget();
let isUnable = false;

export function notificationPermission(): Permission {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (window.isSecureContext === false) return 'insecure';
  return isUnable ? 'unable' : Notification.permission;
}

/** Asks the visitor; only the browser's settings can change the answer later. */
export async function askPermission(): Promise<Permission> {
  await findAbility();
  const now = notificationPermission();
  return now === 'default' ? Notification.requestPermission() : now;
}

/** Calls back when the permission may have changed: in the browser's settings, or elsewhere on the page. */
export function watchPermission(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', onChange, { signal });
  changes.addEventListener('change', onChange, { signal });
  void findAbility();
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // Without permission events, the focus event of the window still reports it.
    () => undefined,
  );
  return () => stop.abort();
}

/**
 * Shows a system notification, which leads back to the page; false where that is not allowed, or this browser cannot. By
 * the page where it may, else by its service worker.
 */
export async function showNotification(title: string, options: NotificationOptions): Promise<boolean> {
  const permission = notificationPermission();
  if (permission !== 'granted' && permission !== 'unable') return false;
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    // Chrome on Android allows notifications from service workers only.
    if (await showByWorker(title, options)) return true;
    learnUnable();
    return false;
  }
}

async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker === undefined) return false;
    await worker.showNotification(title, options);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether pages may not create notifications. Before the visitor was asked a try shows nothing; afterwards it would, but
 * Chromium says on which system it runs.
 */
function isForWorkersOnly(): boolean {
  if (Notification.permission === 'granted') return clientHints()?.platform === 'Android';
  if (Notification.permission !== 'default') return false;
  try {
    new Notification('').close();
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}

/** Chromium's own, and only on https. */
function clientHints(): { readonly platform?: unknown } | null {
  const hints: unknown = 'userAgentData' in navigator ? navigator.userAgentData : null;
  return typeof hints === 'object' ? hints : null;
}

/** Looks once whether this browser can show notifications at all; whoever watches the permission is told. */
async function findAbility(): Promise<void> {
  if (notificationPermission() === 'unsupported' || !isForWorkersOnly()) return;
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker === undefined) learnUnable();
}

function learnUnable(): void {
  if (isUnable) return;
  isUnable = true;
  changes.dispatchEvent(new Event('change'));
}

/** Resets what has been learnt, for tests. */
export function forgetAbility(): void {
  isUnable = false;
}
