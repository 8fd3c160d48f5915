import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { aroundLine } from '@coinmirror/shared/mirror/columns.ts';
import { isNumber } from '@coinmirror/shared/mirror/weights.ts';
import { useMemo } from 'react';
import type { ChartTableData } from '../panel/ChartTable.tsx';
import { useValueText } from '../series/text/useValueText.ts';
import type { ValueText } from '../series/text/valueText.ts';
import { MirrorChart, type MirrorChartProps } from './MirrorChart.tsx';
import type { MirrorTone } from './types.ts';
import { nameOf } from './words.ts';

export interface MirrorDeviationProps
  extends Pick<
    MirrorChartProps,
    | 'title'
    | 'source'
    | 'asOf'
    | 'height'
    | 'titled'
    | 'buckets'
    | 'kind'
    | 'digits'
    | 'bucketName'
    | 'controls'
    | 'labels'
  > {
  /** What is measured: 溢价, 多空人数比. */
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The value that the line stands for: 0, 1. */
  readonly line: number;
  /** What is on either side of it: 溢价 and 折价. */
  readonly sides: { readonly above: string; readonly below: string };
  /** Directions where a side is one; a deviation that is bad both ways is ink. */
  readonly tones?: { readonly above: MirrorTone; readonly below: MirrorTone };
  /** The scale reaches at least this far to either side. */
  readonly floor: number;
}

const INK = { above: 'ink', below: 'reflect' } as const;

/** A measure's distance from a value that means something: a peg, as many longs as shorts. */
export function MirrorDeviation(props: MirrorDeviationProps) {
  const { name, values, line, sides, tones = INK, floor, ...chart } = props;
  const text = useValueText(chart.kind, '', chart.digits);
  const halves = useMemo(() => {
    const { above, below } = aroundLine(values, line);
    const part = (half: 'above' | 'below', own: readonly (number | null)[]) => ({
      parts: [{ key: half, name: sides[half], tone: tones[half], values: own }],
      floor,
    });
    return { above: part('above', above), below: part('below', below) };
  }, [values, line, sides, tones, floor]);
  return (
    <MirrorChart
      {...chart}
      {...halves}
      weighs={false}
      sums={false}
      base={text.full(line)}
      read={(at) => `${name} ${text.full(values[at] ?? null)}`}
      sentence={deviationSentence(props, text)}
      table={() => deviationTable(props, text)}
      scaleText={(distance) => text.full(line + distance)}
    />
  );
}

/** How many are on either side, and the one that is furthest from the line. */
function deviationSentence(
  { title, buckets, values, line, sides }: Omit<MirrorDeviationProps, 'source' | 'asOf'>,
  text: Pick<ValueText, 'full'>,
): string {
  const known = values.flatMap((value, at) => (isNumber(value) ? [{ value, at }] : []));
  if (known.length === 0) return `${title}：没有数据`;
  const count = (isSide: (value: number) => boolean) => known.filter(({ value }) => isSide(value)).length;
  const [furthest] = known.toSorted((a, b) => Math.abs(b.value - line) - Math.abs(a.value - line));
  const bucket = furthest && buckets[furthest.at];
  const most = furthest && bucket ? `，偏离最大为${nameOf(bucket)} ${text.full(furthest.value)}` : '';
  const above = count((value) => value > line);
  const below = count((value) => value < line);
  const gaps = values.length > known.length ? `，${values.length - known.length} 格缺数据` : '';
  return `${title}：${above} 个${sides.above}，${below} 个${sides.below}${most}${gaps}`;
}

function deviationTable(
  { name, buckets, values, bucketName }: MirrorDeviationProps,
  text: Pick<ValueText, 'full'>,
): ChartTableData {
  return {
    columns: [
      { key: 'bucket', label: bucketName },
      { key: 'value', label: name, numeric: true },
    ],
    rows: buckets.map((bucket, at) => {
      const value = values[at] ?? null;
      return {
        key: bucket.key,
        cells: [nameOf(bucket), value === null ? MISSING : text.full(value)],
        plain: [nameOf(bucket), value],
      };
    }),
  };
}
