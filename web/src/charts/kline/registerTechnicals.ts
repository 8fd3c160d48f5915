import type { Technical, TechnicalLine } from '@coinmirror/shared/technical/technical.ts';
import { technicals } from '@coinmirror/shared/technical/technicals.ts';
import type { IndicatorFigure, IndicatorTemplate } from 'klinecharts';
import { withAlpha } from '../echarts/toTheme.ts';
import { compareIndicator } from './compareIndicator.ts';
import { heikinAshiIndicator } from './heikinAshiIndicator.ts';
import { ROSE, type Row, technicalRows } from './technicalRows.ts';

const BAR_ALPHA = 0.5;

type Register = (template: IndicatorTemplate<Row, number>) => void;
let isRegistered = false;

/** Makes every technical indicator known to the library, by its key; the library keeps them for all charts. */
export function registerTechnicals(library: typeof import('klinecharts')): void {
  if (isRegistered) return;
  isRegistered = true;
  const register: Register = library.registerIndicator;
  for (const technical of technicals) register(templateOf(technical));
  library.registerIndicator(heikinAshiIndicator);
  library.registerIndicator(compareIndicator);
}

function templateOf(technical: Technical): IndicatorTemplate<Row, number> {
  const params = technical.params.map(({ value }) => value);
  return {
    name: technical.key,
    shortName: technical.key,
    calcParams: params,
    series: technical.pane === 'main' ? 'price' : technical.key === 'VOL' ? 'volume' : 'normal',
    shouldFormatBigNumber: technical.isAmount ?? false,
    ...(technical.precision !== undefined && { precision: technical.precision }),
    figures: figuresOf(technical, params),
    regenerateFigures: (chosen) => figuresOf(technical, chosen),
    calc: (candles, indicator) => technicalRows(technical, candles, indicator),
  };
}

function figuresOf(technical: Technical, params: readonly number[]): IndicatorFigure<Row>[] {
  return technical.lines(params).map((line) => ({ title: `${line.title}: `, ...figureOf(technical, line) }));
}

function figureOf(technical: Technical, { key, draws }: TechnicalLine): IndicatorFigure<Row> {
  if (draws === 'bar') return barFigure(key, technical.key === 'VOL');
  if (draws === 'dot') return { key, type: 'circle' };
  return { key, type: 'line' };
}

/** Bars from zero in the colours of rise and fall: a volume's by its candle, any other by its sign. */
function barFigure(key: string, isVolume: boolean): IndicatorFigure<Row> {
  return {
    key,
    type: 'bar',
    baseValue: 0,
    styles: ({ data, indicator, defaultStyles }) => {
      const bars = indicator.styles?.bars?.[0] ?? defaultStyles?.bars[0];
      const row = data.current;
      const rises = isVolume ? row?.[ROSE] === 1 : (row?.[key] ?? 0) >= 0;
      const color = rises ? bars?.upColor : bars?.downColor;
      return color ? { color: fullHex(color) ? withAlpha(color, BAR_ALPHA) : color } : null;
    },
  };
}

const fullHex = (color: string) => /^#[0-9a-f]{6}$/i.test(color);
