import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { isNumber, sumKnown } from '@coinmirror/shared/mirror/weights.ts';
import type { ChartTableData } from '../panel/ChartTable.tsx';
import type { ValueText } from '../series/text/valueText.ts';
import type { MirrorBucket, MirrorPart, MirrorView } from './types.ts';

/** The formats of what stands above, what hangs below, and the area. */
export interface MirrorTexts {
  readonly above: ValueText;
  readonly below: ValueText;
  readonly area: ValueText;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly text: ValueText;
}

function linesOf({ area, above, below }: MirrorView, texts: MirrorTexts): readonly Line[] {
  const own = (text: ValueText) => (part: MirrorPart) => ({ ...part, text });
  return [
    ...(area ? [{ ...area, key: 'area', text: texts.area }] : []),
    ...above.parts.map(own(texts.above)),
    ...below.parts.map(own(texts.below)),
  ];
}

export function nameOf({ name, label }: MirrorBucket): string {
  return name ?? label;
}

/** A bucket in words: 11-28 04:00 多单爆仓 $2.21亿 空单爆仓 $0.54亿. */
export function readBucket(view: MirrorView, texts: MirrorTexts, at: number): string {
  const bucket = view.buckets[at];
  if (bucket === undefined) return '';
  const said =
    view.read?.(at) ??
    linesOf(view, texts)
      .map((line) => said1(line, at))
      .join(' ');
  return `${nameOf(bucket)} ${said}`;
}

function said1({ name, values, text }: Line, at: number): string {
  return `${name} ${text.full(values[at] ?? null)}`;
}

/** The sum of a part as its title says it; `--` without a known value. */
export function sumText({ values }: Pick<MirrorPart, 'values'>, text: ValueText): string {
  return text.full(sumKnown(values));
}

/** The figure in one sentence: its sums, the largest bucket, and how much is missing. */
export function sentenceOf(view: MirrorView, texts: MirrorTexts): string {
  if (view.sentence !== undefined) return view.sentence;
  const { area } = view;
  const newest = area?.values.findLast(isNumber) ?? null;
  const said = [
    ...(area ? [`${area.name}最新 ${texts.area.full(newest)}`] : []),
    ...view.above.parts.map((part) => `${part.name}合计 ${sumText(part, texts.above)}`),
    ...view.below.parts.map((part) => `${part.name}合计 ${sumText(part, texts.below)}`),
    ...largest(view, texts),
    ...missing(view),
  ];
  return `${view.title}：${said.join('，')}`;
}

function largest(view: MirrorView, texts: MirrorTexts): readonly string[] {
  const parts = [
    ...view.above.parts.map((part) => ({ part, text: texts.above })),
    ...view.below.parts.map((part) => ({ part, text: texts.below })),
  ];
  const all = parts.flatMap(({ part, text }) =>
    part.values.flatMap((value, at) => (isNumber(value) && value > 0 ? [{ part, text, value, at }] : [])),
  );
  const [first] = all.toSorted((a, b) => b.value - a.value);
  const bucket = first && view.buckets[first.at];
  if (!first || !bucket || view.buckets.length < 2) return [];
  return [`最大为${nameOf(bucket)}的${first.part.name} ${first.text.full(first.value)}`];
}

function missing({ buckets, above, below }: MirrorView): readonly string[] {
  const parts = [...above.parts, ...below.parts];
  const count = buckets.filter((_, at) => parts.every(({ values }) => !isNumber(values[at]))).length;
  if (count === 0) return [];
  return [count === buckets.length ? '没有数据' : `${count} 格缺数据`];
}

/** The same data as a table: a row for each bucket. */
export function mirrorTable(view: MirrorView, texts: MirrorTexts, bucketName: string): ChartTableData {
  const lines = linesOf(view, texts);
  return {
    columns: [
      { key: 'bucket', label: bucketName },
      ...lines.map(({ key, name }) => ({ key, label: name, numeric: true })),
    ],
    rows: view.buckets.map((bucket, at) => {
      const values = lines.map(({ values: own }) => own[at] ?? null);
      const name = nameOf(bucket);
      const cells = values.map((value, place) => lines[place]?.text.full(value) ?? MISSING);
      return { key: bucket.key, cells: [name, ...cells], plain: [name, ...values] };
    }),
  };
}
