import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import type { IndicatorTemplate } from 'klinecharts';
import { outerOf } from './outerSource.ts';
import { ROSE, type Row, ZERO } from './technicalRows.ts';

type Legend = NonNullable<IndicatorTemplate<Row, number>['createTooltipDataSource']>;

/** The pane's header of an indicator with a unit: its name, its values under the crosshair, where they are from. */
export function outerLegend(technical: Technical): Legend {
  const { title, unit, write = String } = technical;
  return ({ indicator, crosshair, chart }) => {
    const { result, calcParams, figures } = indicator;
    const row = result[crosshair.dataIndex ?? result.length - 1];
    const { indicator: look } = chart.getStyles();
    const quiet = look.tooltip.legend.color;
    const note = technical.needs === 'takers' ? takersNote(result) : (outerOf(indicator)?.note() ?? '');
    const legends = technical.lines(calcParams.map(Number)).map((line, place) => {
      const value = row?.[line.key];
      const color = figures[place]?.type === 'line' ? (look.lines[place]?.color ?? quiet) : quiet;
      const text = typeof value === 'number' ? write(value) : MISSING;
      return { title: { text: line.title === '' ? '' : `${line.title} `, color }, value: { text, color } };
    });
    return {
      name: unit === undefined ? title : `${title}(${unit})`,
      calcParamsText: '',
      features: [],
      legends:
        note === ''
          ? legends
          : [...legends, { title: { text: '', color: quiet }, value: { text: note, color: quiet } }],
    };
  };
}

/** A market whose candles do not tell what takers bought has no such line. */
function takersNote(rows: readonly Row[]): string {
  const isTold = rows.some((row) =>
    Object.entries(row).some(([key, value]) => key !== ROSE && key !== ZERO && value !== null),
  );
  return isTold ? '' : '未接入：这个市场不公布主动买卖量';
}
