import { createRoot } from 'react-dom/client';
import type { BarSource } from '#charts/candles/createBarLoader.ts';
import type { CandlePoint } from '#charts/candles/toKLineData.ts';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import { AVERAGES, type MakeChart } from './measured.ts';

const INDICATORS = [
  { key: 'MA', params: AVERAGES },
  { key: 'VOL', params: [5, 10, 20] },
];

/** The product's own chart. */
export const makeOurs: MakeChart = (box, candles) => {
  let tell: ((candle: CandlePoint) => void) | null = null;
  const source: BarSource = {
    load: ({ before }) => Promise.resolve(before === null ? candles : []),
    follow(onCandle) {
      tell = onCandle;
      return () => {
        tell = null;
      };
    },
  };
  const root = createRoot(box);
  const show = (symbol: string, minutes: number) =>
    root.render(
      <div style={{ height: '100%' }}>
        <KlineChart
          symbol={symbol}
          minutes={minutes}
          price={60_000}
          source={source}
          kind="candle"
          axis="normal"
          indicators={INDICATORS}
          shift={0}
          label={symbol}
        />
      </div>,
    );
  show('BTC', 1);
  return { update: (candle) => tell?.(candle), show };
};
