import { type TechnicalUse, technicalOf } from '@coinmirror/shared/technical/technicals.ts';
import type { Chart } from 'klinecharts';
import { CANDLE_PANE } from '../klinecharts/readoutSpace.ts';
import { COMPARE } from './compareIndicator.ts';
import { EVENTS } from './events/eventsName.ts';
import { HEIKIN_ASHI } from './heikinAshiIndicator.ts';
import { paneOf } from './paneHeights.ts';

/** Makes the chart show exactly these indicators with their parameters; unchanged ones are not recreated. */
export function syncIndicators(chart: Chart, uses: readonly TechnicalUse[], withHeikinAshi: boolean): void {
  const wanted = new Map(uses.map((use) => [use.key, use.params]));
  if (withHeikinAshi) wanted.set(HEIKIN_ASHI, []);
  const shown = new Set<string>();
  for (const { id, name, calcParams } of chart.getIndicators()) {
    if (name === COMPARE || name === EVENTS) continue;
    const params = wanted.get(name);
    if (params === undefined) chart.removeIndicator({ id });
    else if (String(params) !== String(calcParams))
      chart.overrideIndicator({ id, name, calcParams: [...params] });
    if (params !== undefined) shown.add(name);
  }
  for (const [name, params] of wanted) {
    if (!shown.has(name)) addIndicator(chart, name, params);
  }
}

function addIndicator(chart: Chart, name: string, params: readonly number[]): void {
  const isOver = name === HEIKIN_ASHI || technicalOf(name)?.pane === 'main';
  const calcParams = [...params];
  chart.createIndicator({ name, calcParams, paneId: isOver ? CANDLE_PANE : paneOf(name) }, isOver);
}
