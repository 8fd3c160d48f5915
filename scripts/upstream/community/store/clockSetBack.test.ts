import { CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { expect, it } from 'vitest';
import type { Asker } from './phoneCodes.ts';
import { openStore } from './store.ts';

const HOUR = 3_600_000;
const PHONE = { areaCode: '86', mobile: '13800138000' };
const owner: Asker = { id: 'owner', network: 'n', isKnown: true };

/** A store whose clock can be set. */
function start() {
  const clock = { now: Date.UTC(2026, 0, 1, 12) };
  return { clock, store: openStore({ dataDir: null, now: () => clock.now }) };
}

it('a code may be asked for at once after the clock is set back', () => {
  const { clock, store } = start();
  store.phoneCodes.issue(PHONE, CODE_PURPOSES.login, owner);
  expect(store.phoneCodes.wait(PHONE, CODE_PURPOSES.login, owner)).toBe(58_000);
  clock.now -= HOUR;
  expect(store.phoneCodes.wait(PHONE, CODE_PURPOSES.login, owner)).toBe(0);
  store.close();
});

it('a ceiling that is reached keeps nobody waiting for longer after the clock is set back', () => {
  const { clock, store } = start();
  const most = { all: 4, country: 4, network: 4 };
  store.phoneCodes.issue(PHONE, CODE_PURPOSES.login, owner);
  expect(store.codeCeilings.reached(PHONE, owner, most)?.wait).toBe(HOUR);
  clock.now -= 30 * 24 * HOUR;
  expect(store.codeCeilings.reached(PHONE, owner, most)).toBeNull();
  store.close();
});

it('wrong passwords are forgotten once the clock is set back before them', async () => {
  const { clock, store } = start();
  const account = await store.accounts.create(PHONE, 'secret1', '甲');
  const id = account?.id ?? 0;
  for (let turn = 0; turn < 6; turn += 1) store.passwordTries.begin(id);
  expect(store.passwordTries.begin(id)).toBeGreaterThan(0);
  clock.now -= HOUR;
  expect(store.passwordTries.begin(id)).toBe(0);
  store.close();
});
