import { HOUR } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, known, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { answer } from '../dispatch/answer.ts';

it('a stablecoin’s hours end with the deviation of the list, whatever it is pegged to', async () => {
  const { coins } = await ask('stablecoins', {});
  const euro = known(coins.find(({ peg }) => peg === 'eur'));
  for (const coin of [...coins.slice(0, 3), euro]) {
    const { hours, deviation, symbol } = await ask('stablePeg', { code: coin.code });
    expect([symbol, deviation]).toEqual([coin.symbol, coin.deviation]);
    expect(hours.at(-1)).toEqual([TEST_TIME, coin.deviation]);
    expect(hours.length).toBeGreaterThan(700);
    expect(hours.slice(0, -1).every(([time]) => time % HOUR === 0 && time < TEST_TIME)).toBe(true);
  }
});

it('without candles there is the present alone', async () => {
  const base = createTestWorld(() => TEST_TIME);
  const prices = () => Promise.reject(new NotConnectedError('candles'));
  const context = { ...testContext, sources: { ...base, candles: { ...base.candles, prices } } };
  const { hours, deviation } = await ask('stablePeg', { code: 'tether' }, context);
  expect(hours).toEqual([[TEST_TIME, deviation]]);
});

it('what is no stablecoin is a 404', async () => {
  for (const code of ['bitcoin', 'nobody'])
    expect((await answer('stablePeg', { code }, testContext)).body).toMatchObject({ code: 404 });
});
