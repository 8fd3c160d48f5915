import type { Technical, TechnicalLine } from '@coinmirror/shared/technical/technical.ts';
import { technicals } from '@coinmirror/shared/technical/technicals.ts';
import type { IndicatorFigure, IndicatorSeries, IndicatorTemplate } from 'klinecharts';
import { withAlpha } from '../echarts/toTheme.ts';
import { compareIndicator } from './compareIndicator.ts';
import { type BarColor, drawTechnical } from './drawTechnical.ts';
import { heikinAshiIndicator } from './heikinAshiIndicator.ts';
import { outerLegend } from './outerLegend.ts';
import { registerPlainRect } from './plainRect.ts';
import { PROFILE, profileParts } from './profileIndicator.ts';
import { ROSE, type Row, technicalRows, ZERO } from './technicalRows.ts';

const BAR_ALPHA = 0.5;

type Register = (template: IndicatorTemplate<Row, number>) => void;
let isRegistered = false;

/** Registers every technical indicator with the library by its key, globally for all charts. */
export function registerTechnicals(library: typeof import('klinecharts')): void {
  if (isRegistered) return;
  isRegistered = true;
  const register: Register = library.registerIndicator;
  for (const technical of technicals) register(templateOf(technical));
  registerPlainRect(library);
  library.registerIndicator(heikinAshiIndicator);
  library.registerIndicator(compareIndicator);
}

function templateOf(technical: Technical): IndicatorTemplate<Row, number> {
  const params = technical.params.map(({ value }) => value);
  const color = barColorOf(technical.key === 'VOL');
  return {
    name: technical.key,
    shortName: technical.key,
    calcParams: params,
    series: seriesOf(technical),
    shouldFormatBigNumber: technical.isAmount ?? false,
    ...(technical.precision !== undefined && { precision: technical.precision }),
    figures: figuresOf(technical, params),
    regenerateFigures: (chosen) => figuresOf(technical, chosen),
    calc: (candles, indicator) => technicalRows(technical, candles, indicator),
    draw: (drawn) => drawTechnical(drawn, color),
    ...(technical.needs && { shouldUpdate: hasOther, createTooltipDataSource: outerLegend(technical) }),
    ...(technical.key === PROFILE && profileParts),
  };
}

type Update = NonNullable<IndicatorTemplate<Row, number>['shouldUpdate']>;

/** The library computes again only what has other parameters: here another source counts too. */
const hasOther: Update = (before, now) =>
  before.extendData !== now.extendData || String(before.calcParams) !== String(now.calcParams);

/** Which decimals the library uses for the values: the price's, the volume's, or the indicator's own. */
function seriesOf({ key, precision, isAmount }: Technical): IndicatorSeries {
  if (key === 'VOL') return 'volume';
  return precision === undefined && !isAmount ? 'price' : 'normal';
}

function figuresOf(technical: Technical, params: readonly number[]): IndicatorFigure<Row>[] {
  const figures = technical
    .lines(params)
    .map((line) => ({ title: `${line.title}: `, ...figureOf(technical, line) }));
  // Bars of rates that are all alike would begin somewhere below the axis.
  const hasBars = technical.needs === 'futures' && figures.some(({ type }) => type === 'bar');
  return hasBars ? [...figures, { key: ZERO }] : figures;
}

function figureOf(technical: Technical, { key, draws }: TechnicalLine): IndicatorFigure<Row> {
  if (draws === 'bar') return barFigure(key, technical.key === 'VOL');
  if (draws === 'dot') return { key, type: 'circle' };
  return { key, type: 'line' };
}

/** Bars from zero; the library also uses their colour for the legend value. */
function barFigure(key: string, isVolume: boolean): IndicatorFigure<Row> {
  const barColor = barColorOf(isVolume);
  return {
    key,
    type: 'bar',
    baseValue: 0,
    styles: ({ data, indicator, defaultStyles }) => {
      const bars = indicator.styles?.bars?.[0] ?? defaultStyles?.bars[0];
      const color = data.current && bars && barColor(data.current, key, bars);
      return color ? { color } : null;
    },
  };
}

/** The colours of rise and fall: for a volume by its candle, for any other bar by its sign. */
function barColorOf(isVolume: boolean): BarColor {
  return (row, key, { upColor, downColor }) => {
    const rises = isVolume ? row[ROSE] === 1 : (row[key] ?? 0) >= 0;
    const color = rises ? upColor : downColor;
    return color && fullHex(color) ? withAlpha(color, BAR_ALPHA) : color;
  };
}

const fullHex = (color: string) => /^#[0-9a-f]{6}$/i.test(color);
