import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { CEILINGS, type Ceilings } from '../store/codeCeilings.ts';
import { type CodeDelivery, type CodeMessage, NoAnswer } from './delivery.ts';
import { postSigned, type WebhookOptions } from './postSigned.ts';

interface CodeWebhookOptions extends WebhookOptions {
  readonly ceilings?: Ceilings;
}

/**
 * Posts each code to a message service. One that was handed over and got no answer in time may have been sent
 * (NoAnswer).
 */
export function webhookCodes({ ceilings = CEILINGS, ...options }: CodeWebhookOptions): CodeDelivery {
  return {
    isOpen: true,
    ceilings,
    async send(message) {
      await postSigned(options, toWire(message)).catch(fail);
      return '';
    },
  };
}

/** Connections that end after the message was handed over. */
const BROKEN_OFF = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_(HEADERS|BODY)_TIMEOUT|HPE_\w+)$/;

function fail(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  if (error.name === 'TimeoutError') throw new NoAnswer('the webhook gave no answer in time');
  if (BROKEN_OFF.test(code)) throw new NoAnswer(`the webhook gave no answer: ${code}`);
  throw error;
}

/** `{"phone":"+8613800138000","areacode":"86","mobile":"13800138000","purpose":"login","code":"123456"}`. */
function toWire({ phone: { areaCode, mobile }, purpose, code }: CodeMessage) {
  return { phone: `+${areaCode}${mobile}`, areacode: areaCode, mobile, purpose: nameOf(purpose), code };
}

function nameOf(purpose: CodePurpose): string {
  return Object.entries(CODE_PURPOSES).find(([, value]) => value === purpose)?.[0] ?? String(purpose);
}
