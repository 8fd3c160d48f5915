import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Asker } from '../store/phoneCodes.ts';
import { openStore, type Store } from '../store/store.ts';
import { type CodeMessage, NoAnswer } from './delivery.ts';
import { type CodeSender, createSender, type Send } from './sender.ts';

const PHONE = { areaCode: '86', mobile: '13800138000' };
const { login, register } = CODE_PURPOSES;
const asker = (id: string, isKnown = false): Asker => ({ id, network: 'n', isKnown });
const own: Send = { phone: PHONE, purpose: login, asker: asker('owner') };
const foreign: Send = { ...own, asker: asker('stranger') };

interface Underway {
  readonly message: CodeMessage;
  arrive(): void;
  fail(error: Error): void;
}

let time: number;
let store: Store;
let sender: CodeSender;
let messages: Underway[];
const log = vi.fn<(line: string) => void>();

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  store = openStore({ dataDir: null, now: () => time });
  messages = [];
  log.mockClear();
  const delivery = {
    isOpen: true,
    ceilings: { all: 1_000, country: 400, network: 40 },
    send: (message: CodeMessage) =>
      new Promise<string>((resolve, reject) => {
        messages.push({ message, arrive: () => resolve(''), fail: reject });
      }),
  };
  sender = createSender({ store, delivery, log, now: () => time });
});
afterEach(() => store.close());

const refusal = (text: RegExp) => expect.objectContaining({ message: expect.stringMatching(text) });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a send that is under way', () => {
  it('is joined by its repetitions, and sends one message', async () => {
    const first = sender.send(own);
    await settled();
    const again = [1, 2, 3, 4, 5].map(() => sender.underway(own));
    messages[0]?.arrive();
    expect(await Promise.all([first, ...again])).toEqual(['', '', '', '', '', '']);
    expect(messages).toHaveLength(1);
    expect(sender.underway(own)).toBeNull();
  });

  it('is not that of another asker or purpose, which waits for its end', async () => {
    const first = sender.send(own);
    await settled();
    const others = [foreign, { ...own, purpose: register }];
    expect(others.map(sender.underway)).toEqual([null, null]);
    const waiting = others.map(sender.send);
    await settled();
    expect(messages).toHaveLength(1);
    for (const at of [0, 1, 2]) {
      messages[at]?.arrive();
      await settled();
    }
    await Promise.all([first, ...waiting]);
    expect(messages).toHaveLength(3);
  });

  it('lets other numbers through', async () => {
    void sender.send(own);
    void sender.send({ ...own, phone: { ...PHONE, mobile: '13900139000' } });
    await settled();
    expect(messages).toHaveLength(2);
  });
});

describe('a service that does not answer in time', () => {
  it('may have sent the code: it stays valid, and no second message follows at once', async () => {
    const first = sender.send(own);
    await settled();
    messages[0]?.fail(new NoAnswer('no answer in time'));
    expect(await first).toBe('');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(sender.send(own)).rejects.toEqual(refusal(/过于频繁/));
    }
    expect(messages).toHaveLength(1);
    expect(store.phoneCodes.redeem(PHONE, login, messages[0]?.message.code ?? '', own.asker)).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).not.toContain(PHONE.mobile);
  });

  it('that refuses has sent none: the code is withdrawn, and another may follow at once', async () => {
    const first = sender.send(own);
    await settled();
    messages[0]?.fail(new Error('answered 500'));
    await expect(first).rejects.toEqual(refusal(/暂时无法发送/));
    expect(store.phoneCodes.redeem(PHONE, login, messages[0]?.message.code ?? '', own.asker)).toBe(false);
    const second = sender.send(own);
    await settled();
    messages[1]?.arrive();
    expect(await second).toBe('');
  });
});

describe('a ceiling', () => {
  const arriveAll = async (sent: Promise<string>) => {
    await settled();
    for (const { arrive } of messages) arrive();
    return sent;
  };

  it('is refused with the time until it opens, and told to the operator once', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await arriveAll(sender.send({ ...foreign, asker: { ...asker(`s${turn}`), network: `n${turn}` } }));
    }
    for (let tries = 0; tries < 3; tries += 1) {
      const error = await sender.send(own).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UpstreamError);
      expect(error).toMatchObject({
        code: 429,
        retryAfter: 6 * 3600,
        message: expect.stringMatching(/6 小时/),
      });
    }
    expect(log.mock.calls).toEqual([['the ceiling of 10 phone codes to one number is reached']]);
    expect(await arriveAll(sender.send({ ...own, asker: asker('owner', true) }))).toBe('');
  });
});
