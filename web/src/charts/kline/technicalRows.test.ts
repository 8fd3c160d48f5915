import type { Sheet } from '@coinmirror/shared/technical/sheet.ts';
import { technicalOf, technicals, usualUse } from '@coinmirror/shared/technical/technicals.ts';
import type { KLineData } from 'klinecharts';
import { describe, expect, it, vi } from 'vitest';
import type { OuterSource } from './outerSource.ts';
import { technicalRows } from './technicalRows.ts';

function candleOf(place: number, close = 100 + Math.sin(place) * 5): KLineData {
  const open = 100 + Math.cos(place) * 5;
  const [high, low] = [Math.max(open, close) + 1, Math.min(open, close) - 1];
  return { timestamp: place * 60_000, open, close, high, low, volume: 1 + (place % 7), turnover: 1 };
}

const candles = () => Array.from({ length: 120 }, (_, place) => candleOf(place));

/** Rows computed from scratch. */
const afresh = (key: string, list: readonly KLineData[], calcParams: readonly number[]) => {
  const technical = technicalOf(key);
  return technical && technicalRows(technical, list, { calcParams });
};

describe('the rows of an indicator', () => {
  it.each(technicals.map((one) => [one.key, one] as const))(
    '%s update for the newest candle and those after it',
    (key, technical) => {
      const shown = { calcParams: [...usualUse(technical).params] };
      const list = candles();
      technicalRows(technical, list, shown);
      list[119] = candleOf(119, 130);
      technicalRows(technical, list, shown);
      list.push(candleOf(120, 80));
      technicalRows(technical, list, shown);
      list[120] = candleOf(120, 90);
      expect(technicalRows(technical, list, shown)).toEqual(afresh(key, list, shown.calcParams));
    },
  );

  it('start over with older candles, another pair or other parameters', () => {
    const [ma] = technicals;
    if (!ma) throw new Error('no indicator');
    const shown = { calcParams: [3] };
    const list = candles();
    technicalRows(ma, list, shown);
    const longer = [candleOf(-1), ...list];
    expect(technicalRows(ma, longer, shown)).toEqual(afresh('MA', longer, [3]));
    longer.splice(0, longer.length, ...candles().map((candle) => ({ ...candle, close: 1 })));
    expect(technicalRows(ma, longer, shown)).toEqual(afresh('MA', longer, [3]));
    shown.calcParams = [5];
    expect(technicalRows(ma, longer, shown)).toEqual(afresh('MA', longer, [5]));
  });

  it('evaluate a formula once for a moving candle, however many there are', () => {
    const formula = vi.fn((bar: { close: number }) => bar.close);
    const counted = {
      key: 'COUNTED',
      title: '',
      pane: 'sub' as const,
      params: [],
      lines: () => [{ key: 'v', title: '' }],
      calc: (sheet: Sheet) => [sheet.each(formula)],
    };
    const list = candles();
    const shown = { calcParams: [] };
    technicalRows(counted, list, shown);
    formula.mockClear();
    list[119] = candleOf(119, 1);
    technicalRows(counted, list, shown);
    expect(formula).toHaveBeenCalledTimes(1);
  });

  it('ask for what is outside the candles back to the first one, and start over when it changes', () => {
    const funding = technicalOf('FUNDING');
    if (!funding) throw new Error('no indicator');
    let version = 0;
    const reach = vi.fn();
    const known = new Map<number, number>();
    const source: OuterSource = {
      at(time) {
        const rate = known.get(time);
        return rate === undefined
          ? undefined
          : { funding: rate, openInterest: null, accountRatio: null, long: null, short: null };
      },
      reach,
      version: () => version,
      note: () => '',
      onChange: () => () => {},
    };
    const shown = { calcParams: [], extendData: () => source };
    const list = candles();
    expect(technicalRows(funding, list, shown)[3]?.funding).toBeNull();
    expect(reach).toHaveBeenLastCalledWith(0);
    known.set(180_000, 0.01);
    list[119] = candleOf(119, 1);
    expect(technicalRows(funding, list, shown)[3]?.funding).toBeNull();
    version = 1;
    expect(technicalRows(funding, list, shown)[3]?.funding).toBe(0.01);
  });
});
