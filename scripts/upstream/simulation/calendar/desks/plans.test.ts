import { DAY } from '@coinmirror/shared/time/units.ts';
import { describe, expect, it } from 'vitest';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { plans } from './plans.ts';

const FROM = Date.UTC(2026, 0, 1);
const TO = Date.UTC(2028, 0, 1);
const events = plans(FROM, TO);
const factsOf = (code = '') => coinCatalogue.find((coin) => coin.code === code);

describe('plans of projects', () => {
  it('are about two a day, most of them calls', () => {
    const aDay = events.length / ((TO - FROM) / DAY);
    expect(aDay).toBeGreaterThan(1);
    expect(aDay).toBeLessThan(4);
    expect(events.filter(({ type }) => type === 'ama').length / events.length).toBeGreaterThan(0.35);
  });

  it('are not of memes, mined money, stablecoins or a platform’s token without activities', () => {
    for (const { coins } of events) {
      const coin = factsOf(coins[0]);
      expect(coin?.conceptIds).not.toContain('meme');
      expect(coin?.mining).toBeNull();
      expect(coin?.peg).toBeNull();
      expect(coin?.code).not.toBe('leo-token');
    }
  });

  it('of a platform’s token are of its holders only: no network, no call', () => {
    const own = events.filter(({ coins }) =>
      ['kucoin-shares', 'okb', 'gatechain-token'].includes(coins[0] ?? ''),
    );
    expect(own.length).toBeGreaterThan(3);
    for (const { type, importance } of own) expect([type, importance]).toEqual(['airdrop', 1]);
  });

  it('of one kind of a project lie weeks apart and never read alike', () => {
    expect(new Set(events.map(({ title }) => title)).size).toBe(events.length);
    expect(events.filter(({ title }) => /第 [0-] /.test(title) || title.includes('第 0'))).toEqual([]);
    const upgrades = events.filter(
      ({ title }) => !title.includes('演练') && !title.includes('期') && !title.includes('次'),
    );
    for (const own of Map.groupBy(upgrades, ({ coins, type }) => `${coins[0]} ${type}`).values()) {
      const times = own.map(({ time }) => time).toSorted((a, b) => a - b);
      for (const [at, time] of times.slice(1).entries())
        expect(time - (times[at] ?? 0)).toBeGreaterThan(40 * DAY);
    }
  });

  it('of an upgrade are rehearsed three weeks before, and the rehearsal is of little importance', () => {
    const rehearsals = events.filter(({ title }) => title.includes('测试网演练'));
    expect(rehearsals.length).toBeGreaterThan(20);
    for (const { coins, time, importance } of rehearsals.filter(({ time }) => time < TO - 30 * DAY)) {
      expect(importance).toBe(1);
      expect(
        events.some(
          (one) => one.coins[0] === coins[0] && one.type === 'mainnet' && one.time === time + 21 * DAY,
        ),
      ).toBe(true);
    }
  });

  it('are the same whichever days are asked for', () => {
    const days = Array.from({ length: 60 }, (_, i) => FROM + (100 + i) * DAY);
    const each = days.flatMap((day) => plans(day, day + DAY));
    const whole = plans(days[0] ?? 0, (days.at(-1) ?? 0) + DAY);
    const ids = (list: typeof events) => list.map(({ id }) => id).toSorted();
    expect(ids(each)).toEqual(ids(whole));
    expect(plans(FROM, FROM)).toEqual([]);
    expect(plans(Date.UTC(2020, 0, 1), Date.UTC(2025, 0, 1))).toEqual([]);
  });
});
