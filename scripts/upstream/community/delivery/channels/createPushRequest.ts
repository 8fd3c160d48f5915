import type { PushKeys, PushRequest } from './push.ts';

/** Seconds that a push service keeps a message for a device that is off: later it tells nothing any more. */
const KEPT_FOR = 1_800;

/** Makes encrypted push messages; the package is loaded where the operator has keys. Throws for keys that do not fit. */
export async function createPushRequest(keys: PushKeys): Promise<PushRequest> {
  const { default: webPush } = await import('web-push');
  return ({ endpoint = '', p256dh = '', auth = '' }, { title, text, link, alert, brief }) => {
    const payload = JSON.stringify({ title, text, link, tag: alert?.id ?? brief?.date ?? 'test' });
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: keys,
      TTL: KEPT_FOR,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
    });
    const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
    return { url: details.endpoint, headers: Object.fromEntries(headers), body: details.body ?? '' };
  };
}
