import { init } from 'klinecharts';
import { type CandlePoint, toKLineData } from '#charts/klinecharts/toKLineData.ts';
import { AVERAGES, type MakeChart } from './measured.ts';

/** The product's chart library without our code, for comparison. */
export const makeBare: MakeChart = (box, candles) => {
  const chart = init(box);
  if (chart === null) throw new Error('klinecharts made no chart');
  let emitCandle: ((candle: CandlePoint) => void) | null = null;
  chart.createIndicator({ name: 'MA', paneId: 'candle_pane', calcParams: [...AVERAGES] }, true);
  chart.createIndicator('VOL');
  chart.setSymbol({ ticker: 'BTC', pricePrecision: 2, volumePrecision: 2 });
  chart.setPeriod({ type: 'minute', span: 1 });
  chart.setDataLoader({
    getBars: ({ type, callback }) => callback(type === 'init' ? candles.map(toKLineData) : [], false),
    subscribeBar({ callback }) {
      emitCandle = (candle) => callback(toKLineData(candle));
    },
  });
  return { update: (candle) => emitCandle?.(candle) };
};
