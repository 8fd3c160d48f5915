import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { type VolumeProfile, volumeProfile } from '@coinmirror/shared/technical/volumeProfile.ts';
import type { Chart, IndicatorDrawParams, IndicatorTemplate, KLineData } from 'klinecharts';
import { withAlpha } from '../echarts/toTheme.ts';
import type { Row } from './technicalRows.ts';

export const PROFILE = 'VPVR';

/** The longest row, a part of the pane's width. */
const WIDEST = 0.28;
const AREA_ALPHA = 0.4;
const OTHER_ALPHA = 0.12;
/** Place of the point of control's colour among the lines'. */
const POC_COLOR = 1;

type Shown = Pick<IndicatorDrawParams<Row, number, unknown>['indicator'], 'calcParams'>;

interface Worked {
  readonly key: string;
  readonly last: KLineData | undefined;
  readonly profile: VolumeProfile | null;
}

const workedOf = new WeakMap<Chart, Worked>();

/** The profile of the visible candles: computed once for a range, and for a newest candle that moves. */
export function visibleProfile(chart: Chart, { calcParams }: Shown): VolumeProfile | null {
  const { from, to } = chart.getVisibleRange();
  const list = chart.getDataList();
  const last = list[to - 1];
  const key = `${list[from]?.timestamp} ${to - from} ${calcParams}`;
  const known = workedOf.get(chart);
  if (known?.key === key && known.last === last) return known.profile;
  const [count = 80, share = 70] = calcParams;
  const bars = list.slice(from, to).map(({ high, low, volume = 0 }) => ({ high, low, volume }));
  const profile = volumeProfile(bars, count, share);
  workedOf.set(chart, { key, last, profile });
  return profile;
}

/** Volume by price of the visible candles: bars at the right edge, under the candles, and a line at the most traded price. */
export const profileParts: Pick<
  IndicatorTemplate<Row, number>,
  'zLevel' | 'draw' | 'createTooltipDataSource'
> = {
  zLevel: -1,
  draw: drawProfile,
  createTooltipDataSource({ chart, indicator }) {
    const { color } = chart.getStyles().indicator.tooltip.legend;
    const profile = visibleProfile(chart, { calcParams: indicator.calcParams.map(Number) });
    const price = (value: number | undefined) => formatPrice(value, indicator.precision);
    const legend = (title: string, value: number | undefined) => ({
      title: { text: `${title}: `, color },
      value: { text: price(value), color },
    });
    return {
      name: PROFILE,
      calcParamsText: `(${indicator.calcParams.join(',')})`,
      features: [],
      legends: [legend('POC', profile?.pocPrice), legend('VAH', profile?.vah), legend('VAL', profile?.val)],
    };
  },
};

function drawProfile({
  ctx,
  chart,
  indicator,
  bounding,
  yAxis,
}: IndicatorDrawParams<Row, number, unknown>): true {
  const profile = visibleProfile(chart, indicator);
  if (profile === null) return true;
  const { lines } = chart.getStyles().indicator;
  const color = lines[0]?.color ?? '';
  const { base, step, rows, poc, first, last } = profile;
  const most = rows[poc] ?? 0;
  const path = { area: new Path2D(), other: new Path2D() };
  let bottom = yAxis.convertToPixel(base);
  rows.forEach((volume, row) => {
    const top = yAxis.convertToPixel(base + (row + 1) * step);
    const width = (volume / most) * bounding.width * WIDEST;
    const height = Math.max(1, bottom - top - 1);
    path[row >= first && row <= last ? 'area' : 'other'].rect(bounding.width - width, top, width, height);
    bottom = top;
  });
  ctx.fillStyle = withAlpha(color, AREA_ALPHA);
  ctx.fill(path.area);
  ctx.fillStyle = withAlpha(color, OTHER_ALPHA);
  ctx.fill(path.other);
  const y = Math.round(yAxis.convertToPixel(profile.pocPrice));
  ctx.fillStyle = lines[POC_COLOR]?.color ?? color;
  ctx.fillRect(0, y, bounding.width, 1);
  return true;
}
