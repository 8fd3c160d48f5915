import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';
import { AVERAGES, type MakeChart } from './measured.ts';

const INDICATORS = [
  { key: 'MA', params: AVERAGES },
  { key: 'VOL', params: [5, 10, 20] },
];
/** Delays of successive answers, ms, so that some overtake others. */
const WAITS = [0, 35, 5, 60, 15];

/** The product's own chart. */
export const makeOurs: MakeChart = (box, candles) => {
  const root = createRoot(box);
  let handle: KlineHandle | null = null;
  let emitCandle: ((candle: CandlePoint) => void) | null = null;
  let shown = 0;
  const onHandle = (now: KlineHandle | null) => {
    handle = now;
  };

  /** Each series has distinct volumes, which identify the drawn candles. */
  const sourceOf = (place: number): BarSource => ({
    async load({ before }) {
      if (before !== null) return [];
      if (place > 0) await new Promise((done) => setTimeout(done, WAITS[place % WAITS.length]));
      return place > 0 ? candles.map((candle) => ({ ...candle, volume: place })) : candles;
    },
    follow(onCandle) {
      emitCandle = onCandle;
      return () => {
        emitCandle = null;
      };
    },
  });

  const chartOf = (symbol: string, minutes: number) => (
    <div style={{ height: '100%' }}>
      <KlineChart
        symbol={symbol}
        minutes={minutes}
        places={2}
        source={sourceOf(shown)}
        kind="candle"
        axis="normal"
        indicators={INDICATORS}
        shift={0}
        label={symbol}
        onHandle={onHandle}
      />
    </div>
  );
  root.render(chartOf('BTC', 1));
  return {
    update: (candle) => emitCandle?.(candle),
    show(symbol, minutes) {
      shown += 1;
      // Synchronously, so that the measurement covers the chart and not React's queue.
      flushSync(() => root.render(chartOf(symbol, minutes)));
    },
    shows() {
      const visible = handle?.visible() ?? [];
      // The chart is covered while an answer is pending.
      const isCovered = box.querySelector('[role="img"] + *') !== null;
      if (isCovered || visible.length === 0) return 'nothing';
      return visible.every(({ volume }) => volume === shown) ? 'right' : 'other';
    },
  };
};
