import { CandleChart } from '#charts/candles/CandleChart.tsx';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { candlesOf } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const HOUR = 60;
const HEIGHT = 360;

function sourceOf(code: string): BarSource {
  return {
    load: async ({ before, limit }) => (before === null ? candlesOf(code, HOUR, limit) : []),
  };
}

const SOURCES = {
  bitcoin: sourceOf('bitcoin'),
  pepe: sourceOf('pepe'),
  never: { load: () => new Promise<never>(() => {}) },
  none: { load: async () => [] },
  failing: { load: () => Promise.reject(new Error('no answer')) },
} satisfies Record<string, BarSource>;

interface Shown {
  of: keyof typeof SOURCES;
  height?: number;
  price?: number;
}

function Candles({ of, height = HEIGHT, price = 97_420 }: Shown) {
  return (
    <CandleChart
      symbol={of}
      minutes={HOUR}
      price={price}
      source={SOURCES[of]}
      height={height}
      label={`${of} 的一小时 K 线`}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'CandleChart',
  about: 'Candles with averages and volume; older ones come as one scrolls back.',
  states: [
    { name: 'candles', wide: true, show: () => <Candles of="bitcoin" /> },
    { name: 'a price of many zeros', wide: true, show: () => <Candles of="pepe" price={0.000_009_83} /> },
    { name: 'loading', show: () => <Candles of="never" height={240} /> },
    { name: 'no data', show: () => <Candles of="none" height={240} /> },
    { name: 'failed', show: () => <Candles of="failing" height={240} /> },
  ],
};
