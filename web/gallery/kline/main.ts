import '#ui/base.css';
import { makeBare } from './bare.ts';
import { makeLight } from './light.ts';
import { type MakeChart, MINUTE, makeCandles } from './measured.ts';
import { makeOurs } from './ours.tsx';

/** The interface of the page for `npm run bench kline`, as `window.measured`. */
export interface Measured {
  /**
   * Updates the last candle in this many frames, every fifth time with a new one; returns the script time of each
   * update, ms.
   */
  readonly update: (count: number) => Promise<readonly number[]>;
  /**
   * Switches symbol and period this many times in quick succession; returns how often candles of another symbol were
   * seen afterwards.
   */
  readonly switchMany: (count: number) => Promise<number>;
}

const MAKERS: Readonly<Record<string, MakeChart>> = { ours: makeOurs, bare: makeBare, light: makeLight };
const PERIODS = [1, 5, 15, 60, 240];
const NEW_CANDLE = 5;
/** Maximum number of frames to wait for a series. */
const PATIENCE = 600;

const frame = () => new Promise(requestAnimationFrame);

async function begin(): Promise<Measured> {
  const asked = new URLSearchParams(location.search);
  const make = MAKERS[asked.get('chart') ?? ''];
  const box = document.getElementById('chart');
  const candles = makeCandles(Number(asked.get('candles')));
  let newest = candles.at(-1);
  if (!make || !box || !newest) throw new Error('?chart= and ?candles= say what is measured');
  const chart = await make(box, candles);

  return {
    async update(count) {
      const spans: number[] = [];
      for (let i = 1; i <= count && newest; i += 1) {
        await frame();
        const close = newest.close * (i % 2 ? 1.0005 : 0.9996);
        newest =
          i % NEW_CANDLE === 0
            ? {
                ...newest,
                time: newest.time + MINUTE,
                open: close,
                high: close,
                low: close,
                close,
                volume: 1,
              }
            : {
                ...newest,
                close,
                high: Math.max(newest.high, close),
                low: Math.min(newest.low, close),
                volume: newest.volume + 1,
              };
        const start = performance.now();
        chart.update(newest);
        spans.push(performance.now() - start);
      }
      return spans;
    },
    async switchMany(count) {
      let others = 0;
      for (let i = 0; i < count; i += 1) {
        chart.show?.(`PAIR${i % 7}`, PERIODS[i % PERIODS.length] ?? 1);
        // The chart reports loading in a separate task, possibly after the first frame.
        await frame();
        await frame();
        if (chart.shows?.() === 'other') others += 1;
        // Waits for every fourth series; leaves the others before their answer comes.
        for (let frames = 0; i % 4 === 0 && chart.shows?.() !== 'right'; frames += 1) {
          if (frames > PATIENCE) return Number.POSITIVE_INFINITY;
          await frame();
        }
      }
      return others;
    },
  };
}

Object.assign(window, { measured: await begin() });
