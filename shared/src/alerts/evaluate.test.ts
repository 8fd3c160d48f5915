import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { describe, expect, it } from 'vitest';
import type { Alert } from './alert.ts';
import { alertText } from './alertText.ts';
import { checkAlert } from './checkAlert.ts';
import { type AlertClock, isDue, look, type Sample } from './evaluate.ts';
import { ALERT_KINDS } from './kinds.ts';
import type { Measure } from './measures.ts';

const HOUR = 3_600_000;
/** 2026-11-20 12:00 in Beijing. */
const NOON = Date.UTC(2026, 10, 20, 4);
const at = (now: number): AlertClock => ({ now, offset: 480 });

const NOTHING: Sample = { value: null, text: '', isInZone: null, events: null, newest: null };
const value = (of: number | null): Sample => ({ ...NOTHING, value: of, text: String(of) });

describe('a condition', () => {
  it.each<[string, Partial<Alert>, Sample, boolean]>([
    ['is met at its threshold', {}, value(100), true],
    ['is met over it', {}, value(101), true],
    ['is not met under it', {}, value(99.99), false],
    ['below: is met at its threshold', { direction: 'below' }, value(100), true],
    ['below: is not met over it', { direction: 'below' }, value(100.01), false],
    ['is not met by what is not known', {}, value(null), false],
    ['is met in its band', { measure: 'zone' }, { ...NOTHING, text: '0.4', isInZone: true }, true],
    ['is not met in another band', { measure: 'zone' }, { ...NOTHING, text: '0.6', isInZone: false }, false],
  ])('%s', (_what, own, reading, isMet) => {
    expect(look({ ...bitcoinAlert, ...own }, reading).text !== null).toBe(isMet);
  });
});

describe('events', () => {
  const flash = { ...bitcoinAlert, measure: 'flash', coin: null } as const;
  const events = [
    { id: '', time: 30, title: '第三条' },
    { id: '', time: 20, title: '第二条' },
    { id: '', time: 10, title: '第一条' },
  ];
  const reading = { ...NOTHING, events, newest: 40 };

  it('from before the first look are noted, and none is told', () => {
    expect(look({ ...flash, seen: null }, reading)).toEqual({ text: null, seen: 40 });
    expect(look({ ...flash, seen: null }, { ...reading, events: [], newest: null })).toEqual({
      text: null,
      seen: 0,
    });
  });

  it('that are new are told by the newest, with how many more', () => {
    expect(look({ ...flash, seen: 20 }, reading)).toEqual({ text: '第三条', seen: 30 });
    expect(look({ ...flash, seen: 0 }, reading)).toEqual({ text: '第三条（另有 2 条）', seen: 30 });
  });

  it('that have been seen are not told again', () => {
    expect(look({ ...flash, seen: 30 }, reading)).toEqual({ text: null, seen: 30 });
  });
});

describe('an alert', () => {
  it.each<[string, Partial<Alert>, number, boolean]>([
    ['that never fired is due', {}, NOON, true],
    ['that is switched off is not', { armed: false }, NOON, false],
    ['in its cool-down is not', { repeat: 'cooldown', lastFiredAt: NOON }, NOON + HOUR - 1, false],
    ['after its cool-down is', { repeat: 'cooldown', lastFiredAt: NOON }, NOON + HOUR, true],
    ['of a clock that was set back is', { repeat: 'cooldown', lastFiredAt: NOON + HOUR }, NOON, true],
    ['daily is not twice a Beijing day', { repeat: 'daily', lastFiredAt: NOON }, NOON + 12 * HOUR - 1, false],
    ['daily is after Beijing midnight', { repeat: 'daily', lastFiredAt: NOON }, NOON + 12 * HOUR, true],
  ])('%s', (_what, own, now, due) => {
    expect(isDue({ ...bitcoinAlert, ...own }, at(now))).toBe(due);
  });

  it.each<[Partial<Alert>, string]>([
    [{ threshold: 70_000 }, '比特币 价格涨到 70,000 USD'],
    [{ threshold: 70_000, direction: 'below' }, '比特币 价格跌到 70,000 USD'],
    [{ measure: 'change24h', threshold: -5, direction: 'below' }, '比特币 24H涨幅跌到 −5%'],
    [{ measure: 'funding', threshold: 0.05 }, '比特币 资金费率（8小时）涨到 0.05%'],
    [{ measure: 'unlock', threshold: 7, direction: 'below' }, '比特币 距解锁不到 7 天'],
    [{ measure: 'fearGreed', coin: null, threshold: 20, direction: 'below' }, '恐惧贪婪指数跌到 20'],
    [{ measure: 'liquidated1h', coin: null, threshold: 1e8 }, '本小时爆仓额达到 100,000,000 USD'],
    [
      { measure: 'zone', coin: null, target: { code: 'ahr999:bottom', name: 'ahr999 进入“抄底”' } },
      'ahr999 进入“抄底”',
    ],
    [{ measure: 'listing', coin: null, target: { code: 'okx', name: '欧易' } }, '欧易 新币上线'],
    [{ measure: 'listing', coin: null }, '任一交易所 新币上线'],
    [{ measure: 'flash', coin: null, target: { code: 'ETF', name: 'ETF' } }, '快讯提到“ETF”'],
  ])('of %j is said in words: %s', (own, text) => {
    expect(alertText({ ...bitcoinAlert, ...own })).toBe(text);
  });

  it.each<[Measure, number, string]>([
    ['price', 70_123.456, '70,123.46 USD'],
    ['volume24h', 2_345_678_901, '23.46亿 USD'],
    ['change24h', 5.204, '+5.20%'],
    ['turnoverRate', 1.234, '1.23%'],
    ['funding', 0.0123, '+0.0123%'],
    ['unlock', 6.9, '6 天'],
    ['unlock', 0.5, '不到 1 天'],
    ['fearGreed', 81, '81 分'],
  ])('on %s writes a value with its unit', (measure, of, text) => {
    const kind = ALERT_KINDS[measure];
    expect(kind.asks === 'value' && kind.format(of)).toBe(text);
  });
});

describe('what cannot be watched is refused', () => {
  it.each<[Partial<Alert>, string | null]>([
    [{}, null],
    [{ threshold: -1 }, '请输入不小于 0 的数字'],
    [{ coin: null }, '“价格”预警的对象不正确'],
    [{ measure: 'unlock', direction: 'above', threshold: 7 }, '“距解锁”预警的条件不正确'],
    [{ measure: 'unlock', direction: 'below', threshold: 61 }, '请输入 1 到 60 的整数'],
    [{ measure: 'flash', coin: null }, '请填写关键词'],
    [{ measure: 'flash', coin: null, target: { code: 'x', name: '词'.repeat(21) } }, '关键词最多 20 个字'],
    [{ measure: 'zone', coin: null }, '请选择指标区间'],
    [{ measure: 'listing', coin: null }, null],
  ])('%j: %s', (own, complaint) => {
    expect(checkAlert({ ...bitcoinAlert, ...own })).toBe(complaint);
  });
});
