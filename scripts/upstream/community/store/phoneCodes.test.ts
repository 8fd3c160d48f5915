import { CODE_PURPOSES, type CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from './phoneCodes.ts';
import { openStore, type Store } from './store.ts';

const PHONE = { areaCode: '86', mobile: '13800138000' };
const MINUTE = 60_000;
const { login, register, changePhone } = CODE_PURPOSES;
const asker = (id: string): Asker => ({ id, network: 'n', isKnown: false });
const owner = asker('owner');

let time: number;
let store: Store;
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  store = openStore({ dataDir: null, now: () => time });
});
afterEach(() => store.close());

const issue = (by = owner) => store.phoneCodes.issue(PHONE, login, by).code;
const redeem = (code: string, by = owner, purpose: CodePurpose = login) =>
  store.phoneCodes.redeem(PHONE, purpose, code, by);

describe('an SMS code', () => {
  it('has six digits, and may be asked for again after a minute by its asker, by others at once', () => {
    expect(issue()).toMatch(/^\d{6}$/);
    time += 1_000;
    expect(store.phoneCodes.wait(PHONE, login, owner)).toBe(57_000);
    expect(store.phoneCodes.wait(PHONE, register, owner)).toBe(0);
    expect(store.phoneCodes.wait(PHONE, login, asker('stranger'))).toBe(0);
    time += MINUTE;
    expect(store.phoneCodes.wait(PHONE, login, owner)).toBe(0);
  });

  it('works once, for its purpose, within five minutes', () => {
    const code = issue();
    expect(redeem(code, owner, register)).toBe(false);
    expect(redeem(code)).toBe(true);
    expect(redeem(code)).toBe(false);
    time += MINUTE;
    const late = issue();
    time += 5 * MINUTE;
    expect(redeem(late)).toBe(false);
  });

  it('cannot be guessed: its asker has five attempts', () => {
    const code = issue();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(redeem('wrong')).toBe(false);
    expect(redeem(code)).toBe(false);
  });

  it('is its asker’s alone: others cannot use it, and their guesses use up none of his', () => {
    const code = issue();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      expect(redeem('wrong', asker(`stranger ${attempt % 7}`))).toBe(false);
    }
    expect(redeem(code, asker('stranger'))).toBe(false);
    expect(redeem(code)).toBe(true);
  });

  it('stays the newest of its asker while others have codes sent to the number', () => {
    const code = issue();
    const foreign = issue(asker('stranger'));
    expect(redeem(foreign)).toBe(false);
    expect(redeem(foreign, asker('stranger'))).toBe(true);
    expect(redeem(code)).toBe(true);
  });

  it('is void for every asker once the phone’s codes are', () => {
    const codes = [owner, asker('stranger')].map((by) => [issue(by), by] as const);
    store.phoneCodes.voidAll(PHONE);
    expect(codes.map(([code, by]) => redeem(code, by))).toEqual([false, false]);
  });

  it('gives a token that works once', () => {
    const token = store.phoneCodes.grant(PHONE, register);
    expect(store.phoneCodes.take(token, changePhone)).toBeNull();
    expect(store.phoneCodes.take(token, register)).toEqual(PHONE);
    expect(store.phoneCodes.take(token, register)).toBeNull();
  });
});
