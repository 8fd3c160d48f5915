import { createHmac } from 'node:crypto';
import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { CEILINGS, type Ceilings } from '../../store/codeCeilings.ts';
import { type CodeDelivery, type CodeMessage, NoAnswer } from './delivery.ts';

/** A message gateway answers within a second; visitors do not wait longer than this, ms. */
const TIME_LIMIT = 5_000;

export const TIMESTAMP_HEADER = 'x-coinmirror-timestamp';
export const SIGNATURE_HEADER = 'x-coinmirror-signature';

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly ceilings?: Ceilings;
  /** Epoch ms. */
  readonly now?: () => number;
  readonly timeLimit?: number;
}

/**
 * Posts each code as JSON to a message service, signed so that the receiver can verify sender and time. Anything but a
 * timely 2xx is a failure, including a redirect: a code only goes to the configured address. One that was handed over and
 * got no answer in time may have been sent (NoAnswer).
 */
export function webhookCodes({
  url,
  secret,
  ceilings = CEILINGS,
  now = Date.now,
  timeLimit = TIME_LIMIT,
}: WebhookOptions): CodeDelivery {
  return {
    isOpen: true,
    ceilings,
    async send(message) {
      const body = JSON.stringify(toWire(message));
      const timestamp = String(Math.floor(now() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: signWebhook({ secret, timestamp, body }),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      }).catch(fail);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the webhook of codes answered ${response.status}`);
      return '';
    },
  };
}

/** Connections that end after the message was handed over. */
const BROKEN_OFF = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_(HEADERS|BODY)_TIMEOUT|HPE_\w+)$/;

function fail(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  if (error.name === 'TimeoutError') throw new NoAnswer('the webhook of codes gave no answer in time');
  if (BROKEN_OFF.test(code)) throw new NoAnswer(`the webhook of codes gave no answer: ${code}`);
  throw error;
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

/** `{"phone":"+8613800138000","areacode":"86","mobile":"13800138000","purpose":"login","code":"123456"}`. */
function toWire({ phone: { areaCode, mobile }, purpose, code }: CodeMessage) {
  return { phone: `+${areaCode}${mobile}`, areacode: areaCode, mobile, purpose: nameOf(purpose), code };
}

function nameOf(purpose: CodePurpose): string {
  return Object.entries(CODE_PURPOSES).find(([, value]) => value === purpose)?.[0] ?? String(purpose);
}
