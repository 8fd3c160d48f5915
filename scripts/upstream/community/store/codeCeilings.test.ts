import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from './accounts.ts';
import { CEILINGS, type Ceilings } from './codeCeilings.ts';
import type { Asker } from './phoneCodes.ts';
import { openStore, type Store } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COUNTRIES = ['86', '852', '853', '886', '81', '82', '65', '44', '1', '7'];

let time: number;
let store: Store;
let serial: number;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  serial = 0;
  store = openStore({ dataDir: null, now: () => time });
});
afterEach(() => store.close());

const phoneIn = (areaCode: string): Phone => ({ areaCode, mobile: String(13_800_000_000 + ++serial) });
const stranger = (network: string, id = `device ${++serial}`): Asker => ({ id, network, isKnown: false });
const known = (id: string): Asker => ({ id, network: 'home', isKnown: true });

/** Sends as far as the ceilings let; how many went out, and what stopped it. */
function pour(times: number, next: (turn: number) => [Phone, Asker], ceilings: Ceilings = CEILINGS) {
  for (let sent = 0; sent < times; sent += 1) {
    const [phone, asker] = next(sent);
    const reached = store.codeCeilings.reached(phone, asker, ceilings);
    if (reached) return { sent, scope: reached.scope, wait: reached.wait };
    store.phoneCodes.issue(phone, CODE_PURPOSES.login, asker);
  }
  return { sent: times, scope: null, wait: 0 };
}

describe('messages are limited', () => {
  it('by network: two hundred numbers in ten countries from one are ten an hour, forty a day', () => {
    const next = (turn: number): [Phone, Asker] => [
      phoneIn(COUNTRIES[turn % 10] ?? ''),
      stranger('2001:db8:1'),
    ];
    expect(pour(200, next)).toEqual({ sent: 10, scope: 'network', wait: HOUR });
    let sent = 10;
    for (let hour = 1; hour < 24; hour += 1) {
      time += HOUR;
      sent += pour(200, next).sent;
    }
    expect(sent).toBe(40);
    expect(pour(1, () => [phoneIn('86'), stranger('another')]).sent).toBe(1);
  });

  it('by country, whatever the networks', () => {
    const next = (turn: number): [Phone, Asker] => [phoneIn('44'), stranger(`network ${turn}`)];
    expect(pour(1_000, next)).toEqual({ sent: 100, scope: 'country', wait: HOUR });
    expect(pour(1, () => [phoneIn('86'), stranger('another')]).sent).toBe(1);
  });

  it('in all, whatever the countries', () => {
    const next = (turn: number): [Phone, Asker] => [
      phoneIn(COUNTRIES[turn % 10] ?? ''),
      stranger(`n ${turn}`),
    ];
    expect(pour(1_000, next)).toEqual({ sent: 250, scope: 'all', wait: HOUR });
  });

  it('by number: strangers together send ten in six hours', () => {
    const phone = phoneIn('86');
    const next = (turn: number): [Phone, Asker] => [phone, stranger(`network ${turn}`)];
    expect(pour(50, next)).toEqual({ sent: 10, scope: 'number', wait: 6 * HOUR });
    time += 6 * HOUR;
    expect(pour(1, next).sent).toBe(1);
  });

  it('to none where the operator says so', () => {
    const next = (): [Phone, Asker] => [phoneIn('44'), stranger('n')];
    expect(pour(1, next, { ...CEILINGS, country: 0 })).toMatchObject({ sent: 0, scope: 'country' });
  });
});

describe('a known device', () => {
  it('is shut out by nothing that strangers have sent', () => {
    const phone = phoneIn('86');
    pour(50, () => [phone, stranger('home')]);
    pour(1_000, (turn) => [phoneIn('86'), stranger(`network ${turn}`)]);
    pour(1_000, (turn) => [phoneIn(COUNTRIES[turn % 10] ?? ''), stranger(`other ${turn}`)]);
    expect(store.codeCeilings.reached(phone, stranger('new'), CEILINGS)).not.toBeNull();
    expect(store.codeCeilings.reached(phone, known('mine'), CEILINGS)).toBeNull();
  });

  it('has bounds of its own: twenty a day to a number, however many devices know it', () => {
    const phone = phoneIn('86');
    expect(pour(50, (turn) => [phone, known(`device ${turn}`)])).toEqual({
      sent: 20,
      scope: 'number',
      wait: DAY,
    });
    expect(pour(1_000, (turn) => [phoneIn('86'), known(`device ${turn}`)])).toMatchObject({
      sent: 230,
      scope: 'all',
    });
  });
});
