/** The worker shows pushed messages and nothing else: its scope holds no page, so that it answers no request of one. */
const WORKER = '/alert-push.js';
const SCOPE = '/alert-push/';

/** What a push service needs of a browser. */
export interface PushKeysOfBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser, and this address, can be pushed at all. */
export function mayPush(): boolean {
  return typeof PushManager !== 'undefined' && 'serviceWorker' in navigator && window.isSecureContext;
}

export async function isSubscribed(): Promise<boolean> {
  return (await current()) !== null;
}

/** Asks for the permission and subscribes; null where the visitor or the browser refuses. */
export async function subscribe(publicKey: string): Promise<PushKeysOfBrowser | null> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
    await isActive(registration);
    const how = { userVisibleOnly: true, applicationServerKey: publicKey };
    const subscription = await registration.pushManager.subscribe(how);
    const { endpoint, keys } = subscription.toJSON();
    const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']];
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
  } catch {
    return null;
  }
}

/** Ends the subscription of this browser and its worker. */
export async function unsubscribe(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

async function current(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager.getSubscription()) ?? null;
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!mayPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE).catch(() => undefined);
  return registration?.scope.endsWith(SCOPE) ? registration : undefined;
}

/** A new worker must have started before it can subscribe. */
function isActive({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker did not start'));
    });
  });
}
