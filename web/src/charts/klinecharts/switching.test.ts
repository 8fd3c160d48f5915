import type { KLineData } from 'klinecharts';
import { describe, expect, it } from 'vitest';
import { type BarSource, createBarLoader } from './createBarLoader.ts';

const SWITCHES = 200;
const SYMBOLS = ['bitcoin', 'ethereum', 'solana'];
const MINUTES = [1, 5, 15, 60, 240, 1440];

/** Answers out of order: an earlier request may be answered later. */
const laterBy = (place: number) => (place * 7919) % 23;

describe('two hundred fast changes of symbol and period', () => {
  it('leave the last one shown, without ever drawing a candle of another one over it', async () => {
    let shown = '';
    let painted: readonly KLineData[] = [];
    const answers: Promise<unknown>[] = [];
    const mixed: string[] = [];
    const seriesOf = (name: string) =>
      name.length * 1000 + [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

    const sourceOf = (name: string, place: number): BarSource => ({
      async load() {
        for (let turn = laterBy(place); turn > 0; turn -= 1) await Promise.resolve();
        const close = seriesOf(name);
        return [{ time: place, open: close, high: close, low: close, close, volume: 1, turnover: 1 }];
      },
    });
    let source = sourceOf('', 0);
    const loader = createBarLoader(
      () => source,
      () => {},
    );

    for (let place = 0; place < SWITCHES; place += 1) {
      const symbol = SYMBOLS[place % SYMBOLS.length] ?? '';
      const minutes = MINUTES[place % MINUTES.length] ?? 1;
      const name = `${symbol}/${minutes}/${place}`;
      shown = name;
      source = sourceOf(name, place);
      answers.push(
        Promise.resolve(
          loader.getBars({
            type: 'init',
            timestamp: null,
            symbol: { ticker: symbol, pricePrecision: 2, volumePrecision: 2 },
            period: { type: 'minute', span: minutes },
            callback: (data) => {
              painted = data;
              if (data[0]?.close !== seriesOf(shown)) mixed.push(`${name} while ${shown} is shown`);
            },
          }),
        ),
      );
      // Some changes follow each other at once, others let a few answers arrive.
      if (place % 5 === 0) await Promise.resolve();
    }
    await Promise.all(answers);
    expect(mixed).toEqual([]);
    expect(painted.map(({ close }) => close)).toEqual([seriesOf(shown)]);
  });
});
