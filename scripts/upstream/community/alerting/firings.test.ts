import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import type { Sample } from '@coinmirror/shared/alerts/evaluate.ts';
import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { describe, expect, it } from 'vitest';
import type { AlertRule } from '../store/alerts/rules.ts';
import { firingsOf } from './firings.ts';
import { createRuleIndex } from './ruleIndex.ts';

const MINUTE = 60_000;
/** 2026-11-29 12:00 in Beijing. */
const NOW = Date.UTC(2026, 10, 29, 4);

const rule = (own: Partial<Alert> = {}, told: Partial<AlertRule> = {}): AlertRule => ({
  accountId: 1,
  toldAt: null,
  seen: null,
  ...told,
  alert: { ...bitcoinAlert, ...own },
});
const at = (value: number): Sample => ({
  value,
  text: `${value} USD`,
  isInZone: null,
  events: null,
  newest: null,
});

function toldOf(rules: readonly AlertRule[], reading: Sample, now = NOW): readonly string[] {
  const book = createRuleIndex();
  book.set(1, rules);
  return [...book.subjects().values()].flatMap((own) =>
    firingsOf(own, reading, now).told.map((one) => `${one.rule.alert.id} ${one.text}`),
  );
}

describe('the rules of a subject', () => {
  it('fire where their threshold is reached, from either side', () => {
    const rules = [
      rule({ id: 'high', threshold: 130 }),
      rule({ id: 'low', threshold: 90 }),
      rule({ id: 'same', threshold: 100 }),
      rule({ id: 'under', threshold: 110, direction: 'below' }),
      rule({ id: 'far', threshold: 50, direction: 'below' }),
      rule({ id: 'off', threshold: 1, armed: false }),
    ];
    expect(toldOf(rules, at(100))).toEqual(['low 100 USD', 'same 100 USD', 'under 100 USD']);
  });

  it('touch no rule beyond the first that is not reached', () => {
    let touched = 0;
    const counting = (threshold: number): AlertRule => {
      const one = rule({ id: `r${threshold}`, threshold });
      return {
        ...one,
        get alert() {
          touched += 1;
          return one.alert;
        },
      };
    };
    const book = createRuleIndex();
    book.set(
      1,
      Array.from({ length: 1_000 }, (_, at) => counting(200 + at)),
    );
    const [own] = [...book.subjects().values()];
    touched = 0;
    if (own) firingsOf(own, at(100), NOW);
    expect(touched).toBeLessThan(10);
  });
});

describe('nothing is told twice', () => {
  it.each<[string, Partial<Alert>, Partial<AlertRule>, boolean]>([
    [
      'within ten minutes, whatever the cool-down',
      { repeat: 'cooldown', cooldown: 1 },
      { toldAt: NOW - 9 * MINUTE },
      false,
    ],
    [
      'but again after a cool-down',
      { repeat: 'cooldown', cooldown: 60 },
      { toldAt: NOW - 60 * MINUTE },
      true,
    ],
    ['within a cool-down', { repeat: 'cooldown', cooldown: 60 }, { toldAt: NOW - 59 * MINUTE }, false],
    ['on one day', { repeat: 'daily' }, { toldAt: NOW - 11 * 60 * MINUTE }, false],
    ['but on the next', { repeat: 'daily' }, { toldAt: NOW - 13 * 60 * MINUTE }, true],
    ['but by a clock that was set back', { repeat: 'cooldown' }, { toldAt: NOW + 60 * MINUTE }, true],
  ])('%s', (_case, own, told, fires) => {
    expect(toldOf([rule(own, told)], at(100))).toHaveLength(fires ? 1 : 0);
  });
});

describe('what an open browser has announced', () => {
  const announced = { armed: false, lastFiredAt: NOW - MINUTE } as const;
  it('is told too, though the value has moved back', () => {
    expect(toldOf([rule(announced)], at(99))).toEqual(['a 99 USD']);
  });
  it.each<[string, Partial<Alert>, Partial<AlertRule>]>([
    ['is not, where the upstream has told it just before', announced, { toldAt: NOW - 2 * MINUTE }],
    ['is not ten minutes later', { ...announced, lastFiredAt: NOW - 10 * MINUTE }, {}],
    [
      'is not when those ten minutes end together',
      { ...announced, lastFiredAt: NOW - 9.9 * MINUTE },
      { toldAt: NOW - 10 * MINUTE },
    ],
    ['is not by a browser whose clock is ahead', { ...announced, lastFiredAt: NOW + 60 * MINUTE }, {}],
    ['is not where its owner has switched it off', { armed: false, lastFiredAt: null }, {}],
  ])('%s', (_case, own, told) => {
    expect(toldOf([rule(own, told)], at(99))).toEqual([]);
  });
});

describe('events', () => {
  const flash = { measure: 'flash', coin: null, target: { code: 'ETF', name: 'ETF' } } as const;
  const reading: Sample = {
    ...at(0),
    value: null,
    text: 'ETF 通过',
    events: [{ id: '1', time: 50, title: 'ETF 通过' }],
    newest: 60,
  };
  it('are noted at the first look, and told when they are new', () => {
    const book = createRuleIndex();
    book.set(1, [rule(flash), rule({ ...flash, id: 'b' }, { seen: 40 })]);
    const [own] = [...book.subjects().values()];
    const found = own && firingsOf(own, reading, NOW);
    expect(found?.seen.map((one) => [one.rule.alert.id, one.seen])).toEqual([['a', 60]]);
    expect(found?.told.map((one) => [one.rule.alert.id, one.text, one.seen])).toEqual([
      ['b', 'ETF 通过', 50],
    ]);
  });
  it('that a browser has announced are told when they are read here, not an older one', () => {
    const announced = { ...flash, armed: false, lastFiredAt: NOW - MINUTE };
    expect(toldOf([rule(announced, { seen: 50 })], reading)).toEqual([]);
    expect(toldOf([rule(announced, { seen: 40 })], reading)).toEqual(['a ETF 通过']);
  });
});
