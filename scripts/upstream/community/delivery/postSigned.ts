import { createHmac } from 'node:crypto';

/** A receiver answers within a second; nobody waits longer than this, ms. */
const TIME_LIMIT = 5_000;

export const TIMESTAMP_HEADER = 'x-coinmirror-timestamp';
export const SIGNATURE_HEADER = 'x-coinmirror-signature';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookOptions extends Webhook {
  /** Epoch ms. */
  readonly now?: () => number;
  readonly timeLimit?: number;
}

/**
 * Posts a message as JSON, signed so that the receiver can verify sender and time. Throws for anything but a timely 2xx,
 * including a redirect: a message only goes to the configured address.
 */
export async function postSigned(
  { url, secret, now = Date.now, timeLimit = TIME_LIMIT }: WebhookOptions,
  message: object,
  signal?: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(now() / 1000));
  const limit = AbortSignal.timeout(timeLimit);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signWebhook({ secret, timestamp, body }),
    },
    body,
    redirect: 'manual',
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** Why a post failed, without anything of the message: of a connection error only its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

export interface SignedParts {
  readonly secret: string;
  /** Epoch seconds, as sent. */
  readonly timestamp: string;
  /** The body's bytes as text. */
  readonly body: string;
}

/** `sha256=` and the HMAC in hex of `timestamp.body`. */
export function signWebhook({ secret, timestamp, body }: SignedParts): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
