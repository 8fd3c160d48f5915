import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Phone } from '../store/accounts.ts';
import type { Reached } from '../store/codeCeilings.ts';
import type { Asker } from '../store/phoneCodes.ts';
import type { Store } from '../store/store.ts';
import { createCeilingNews } from './ceilingNews.ts';
import { type CodeDelivery, NoAnswer } from './delivery.ts';
import { reasonOf } from './postSigned.ts';

/** A dependency of codes is missing. Below 500, so that a gateway forwards the message and does not mark us as down. */
export const CANNOT_SEND = 424;
const TOO_MANY = 429;

/** What is asked for: who wants a code for what, on which phone. */
export interface Send {
  readonly phone: Phone;
  readonly purpose: CodePurpose;
  readonly asker: Asker;
}

export interface CodeSender {
  /** The same send, if it is under way: its repetition has the same result and sends nothing. */
  underway(send: Send): Promise<string> | null;
  /** Sends a code; returns what the page may show of it. Throws UpstreamError. */
  send(send: Send): Promise<string>;
}

interface SenderDeps {
  readonly store: Pick<Store, 'phoneCodes' | 'codeCeilings'>;
  readonly delivery: CodeDelivery;
  /** One line for the operator. */
  log(line: string): void;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Sends codes within all ceilings, to one number one at a time. */
export function createSender({ store, delivery, log, now = Date.now }: SenderDeps): CodeSender {
  const sending = new Map<string, { readonly of: string; readonly result: Promise<string> }>();
  const notify = createCeilingNews(log, now);

  async function sendNow({ phone, purpose, asker }: Send): Promise<string> {
    const wait = store.phoneCodes.wait(phone, purpose, asker);
    if (wait > 0) throw tooMany('验证码发送过于频繁，请稍后再试', wait);
    const reached = delivery.ceilings && store.codeCeilings.reached(phone, asker, delivery.ceilings);
    if (reached) {
      notify(reached);
      throw tooMany(wordsOf(reached), reached.wait);
    }
    const issued = store.phoneCodes.issue(phone, purpose, asker);
    try {
      return await delivery.send({ phone, purpose, code: issued.code });
    } catch (error) {
      log(`a code could not be sent (${reasonOf(error)})`);
      // It may arrive all the same: it stays valid, and counts.
      if (error instanceof NoAnswer) return '';
      store.phoneCodes.withdraw(issued);
      throw new UpstreamError(CANNOT_SEND, '短信暂时无法发送，请稍后再试');
    }
  }

  return {
    underway: (send) => {
      const current = sending.get(numberOf(send));
      return current?.of === keyOf(send) ? current.result : null;
    },
    send(send) {
      const number = numberOf(send);
      const before = sending.get(number)?.result ?? Promise.resolve('');
      const result = before.catch(() => '').then(() => sendNow(send));
      const current = { of: keyOf(send), result };
      sending.set(number, current);
      const done = () => {
        if (sending.get(number) === current) sending.delete(number);
      };
      return result.finally(done);
    },
  };
}

function numberOf({ phone }: Send): string {
  return `${phone.areaCode}-${phone.mobile}`;
}

function keyOf({ purpose, asker }: Send): string {
  return `${purpose} ${asker.id}`;
}

function tooMany(text: string, wait: number): UpstreamError {
  return new UpstreamError(TOO_MANY, text, null, Math.ceil(wait / 1000));
}

function wordsOf({ scope, wait }: Reached): string {
  const minutes = Math.ceil(wait / 60_000);
  const later = minutes < 120 ? `${minutes} 分钟` : `${Math.ceil(minutes / 60)} 小时`;
  if (scope === 'number') return `发往这个号码的验证码过多，请 ${later}后再试`;
  if (scope === 'network') return `所在的网络获取验证码过多，请 ${later}后再试`;
  return `本站发送的验证码过多，请 ${later}后再试`;
}
