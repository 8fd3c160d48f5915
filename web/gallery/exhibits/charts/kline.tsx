import { technicals, usualUse } from '@coinmirror/shared/technical/technicals.ts';
import { AXIS_KINDS, type AxisKind, CHART_KINDS, type ChartKind } from '#charts/kline/chartKinds.ts';
import { KlineChart } from '#charts/kline/KlineChart.tsx';
import type { BarSource } from '#charts/klinecharts/createBarLoader.ts';
import { candlesOf } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Named } from '../../show.tsx';

const HOUR = 60;
const HEIGHT = 320;
const BEIJING = 8 * 3_600_000;

const bitcoin: BarSource = {
  load: async ({ before, limit }) => (before === null ? candlesOf('bitcoin', HOUR, limit) : []),
};
const failing: BarSource = { load: () => Promise.reject(new Error('no answer')) };
const usual = technicals.filter(({ key }) => ['BOLL', 'VOL', 'MACD'].includes(key)).map(usualUse);

interface Shown {
  kind?: ChartKind;
  axis?: AxisKind;
  source?: BarSource;
}

function Kline({ kind = 'candle', axis = 'normal', source = bitcoin }: Shown) {
  return (
    <div style={{ height: HEIGHT }}>
      <KlineChart
        symbol="bitcoin"
        minutes={HOUR}
        places={2}
        source={source}
        kind={kind}
        axis={axis}
        indicators={usual}
        shift={BEIJING}
        label="比特币的一小时 K 线"
      />
    </div>
  );
}

export const exhibit: Exhibit = {
  title: 'KlineChart',
  about: 'The whole chart: kinds of candles, axes, indicators, countdown to the close. It fills its place.',
  states: [
    {
      name: 'kinds',
      wide: true,
      show: () =>
        CHART_KINDS.map((kind) => (
          <Named key={kind} name={kind}>
            <Kline kind={kind} />
          </Named>
        )),
    },
    {
      name: 'axes',
      wide: true,
      show: () =>
        AXIS_KINDS.map((axis) => (
          <Named key={axis} name={axis}>
            <Kline axis={axis} />
          </Named>
        )),
    },
    { name: 'failed', show: () => <Kline source={failing} /> },
  ],
};
