import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { createPushRequest } from './createPushRequest.ts';
import { testMessage } from './message.ts';

const browser = createECDH('prime256v1');
browser.generateKeys();
const fields = {
  endpoint: 'https://push.example.com/subscription',
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

test('a push message is encrypted for its browser, and signed with the operator’s key', async () => {
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@example.com' };
  const request = await createPushRequest(keys);
  const { url, headers, body } = request(fields, testMessage(0, null));
  expect(url).toBe(fields.endpoint);
  expect(headers).toMatchObject({ TTL: '1800', 'Content-Encoding': 'aes128gcm', Urgency: 'high' });
  expect(headers['Authorization']).toMatch(/^vapid t=[\w.-]+, k=/);
  expect(headers['Authorization']).toContain(keys.publicKey);
  expect(Buffer.isBuffer(body) && body.length).toBeGreaterThan(100);
  expect(body.toString()).not.toContain('币镜');
});

test('keys that do not fit are refused as a request is made', async () => {
  const request = await createPushRequest({ publicKey: 'x', privateKey: 'y', subject: 'mailto:a@b.c' });
  expect(() => request(fields, testMessage(0, null))).toThrow();
});
