import * as v from 'valibot';
import { SUMMARY_MOST, TITLE_MOST } from '../constants/textLimits.ts';
import { shortened } from '../format/atMost.ts';
import { fewMarks } from '../format/fewMarks.ts';
import { type Codec, codec, type Given } from './fields.ts';
import { maybeBetween, maybeCount, num } from './wireNumber.ts';
import { listOf } from './wireRows.ts';

/**
 * How flags, texts, times and envelopes of the upstream are read; numbers are in `wireNumber.ts`, lists in
 * `wireRows.ts`.
 */

/** Text that may be missing becomes ''. A note, a summary: what is longer is cut off. */
export const text = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((value) => fewMarks(shortened(value ?? '', SUMMARY_MOST))),
);

/** Text that the upstream always sends: a name, a title. */
export const label = v.pipe(
  v.string(),
  v.transform((value) => fewMarks(shortened(value, TITLE_MOST))),
);

/** 0/1, true/false, as values or as text; written as true/false. */
export const truth = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** The same, written as 0/1. */
export const flag = codec(truth, 'flag');

/** Endpoints without parameters. */
export const noParams = v.object({});

/** 0/1 parameter; text from a query is accepted. */
export function flagParam(fallback: 0 | 1) {
  return v.optional(v.pipe(num, v.picklist([0, 1])), fallback);
}

/** A numeric parameter that must be one of `choices`; text from a query is accepted. */
export function numberChoice<const Choice extends number>(
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
) {
  return v.optional(v.pipe(num, v.picklist(choices)), fallback);
}

/** A parameter that must be one of `words`. */
export function wordParam<const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) {
  return v.optional(v.pipe(v.string(), v.picklist(words)), fallback);
}

/** A positive whole number parameter, clamped to `max`; text from a query is accepted. */
export function countParam(fallback: number, max: number) {
  return v.optional(
    v.pipe(
      num,
      v.integer(),
      v.minValue(1),
      v.transform((value) => Math.min(value, max)),
    ),
    fallback,
  );
}

/** Success codes: 200, and 0 on home/global; as a number or as text. */
export const OK_CODES: ReadonlySet<string> = new Set(['0', '200']);

/** The `code` of an answer; rejects anything but success. */
export const okCode = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((code) => OK_CODES.has(String(code)), 'not a success code'),
);

interface Envelope<Data> {
  code: number | string;
  msg?: string | undefined;
  data: Data;
}

/** Envelope (c): `{code, msg, data}` → data. */
export function envelope<const Data extends v.GenericSchema>(
  data: Data,
): Codec<Envelope<v.InferInput<Data>>, v.InferOutput<Data>, Envelope<Given<Data>>>;
export function envelope(data: v.GenericSchema): Codec<Envelope<unknown>, unknown, Envelope<unknown>> {
  const whole = v.object({ code: okCode, msg: v.optional(v.string()), data });
  return codec(
    v.pipe(
      whole,
      v.transform((answer) => answer.data),
    ),
    { whole },
  );
}

/** A page number or page count: 1 if it cannot be read or is unreasonably large. */
export const pageNumber = v.pipe(
  maybeBetween(0, 1_000_000, Number.isInteger),
  v.transform((page) => page ?? 1),
);

/** One page of a list, whatever the envelope. `page` counts from 1. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  /** Rows over all pages; null if the upstream does not send it. */
  readonly total: number | null;
}

type WrittenNumber = number | string | null | undefined;

interface FlatPage<Rows> extends Envelope<Rows> {
  maxpage?: WrittenNumber;
  currpage?: WrittenNumber;
  total_count?: WrittenNumber;
}

/** Envelope (a): rows in `data`, with `maxpage` and `currpage` next to it. */
export function flatPage<Row extends v.GenericSchema>(
  row: Row,
): Codec<FlatPage<v.InferInput<Row>[]>, Page<v.InferOutput<Row>>, FlatPage<readonly Given<Row>[]>> {
  const whole = v.object({
    code: okCode,
    msg: v.optional(v.string()),
    data: listOf(row),
    maxpage: pageNumber,
    currpage: pageNumber,
    total_count: maybeCount,
  });
  return codec(
    v.pipe(
      whole,
      v.transform((answer) => ({
        rows: answer.data,
        page: answer.currpage,
        pageCount: answer.maxpage,
        total: answer.total_count,
      })),
    ),
    { whole },
  );
}

interface ListPage<Rows> {
  list: Rows;
  total_count?: WrittenNumber;
  total_pages?: WrittenNumber;
  page?: WrittenNumber;
}

/** Envelope (b): `data.list` with totals inside. */
export function listPage<Row extends v.GenericSchema>(
  row: Row,
): Codec<
  Envelope<ListPage<v.InferInput<Row>[]>>,
  Page<v.InferOutput<Row>>,
  Envelope<ListPage<readonly Given<Row>[]>>
> {
  const whole = v.object({
    code: okCode,
    msg: v.optional(v.string()),
    data: v.object({
      list: listOf(row),
      total_count: maybeCount,
      total_pages: pageNumber,
      page: pageNumber,
    }),
  });
  return codec(
    v.pipe(
      whole,
      v.transform(({ data }) => ({
        rows: data.list,
        page: data.page,
        pageCount: data.total_pages,
        total: data.total_count,
      })),
    ),
    { whole },
  );
}
