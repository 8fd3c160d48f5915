import * as v from 'valibot';
import { SUMMARY_MOST, TITLE_MOST } from '../constants/textLimits.ts';
import { shortened } from '../format/atMost.ts';
import { fewMarks } from '../format/fewMarks.ts';
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

/** 0/1, true/false, as values or as text. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

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

/** A schema by its input and output types; hides the steps between. */
type Decoder<Wire, Entity> = v.GenericSchema<Wire, Entity>;

interface Envelope<Data> {
  code: number | string;
  msg?: string | undefined;
  data: Data;
}

/** Envelope (c): `{code, msg, data}` → data. */
export function envelope<Wire, Entity>(data: Decoder<Wire, Entity>): Decoder<Envelope<Wire>, Entity> {
  return v.pipe(
    v.object({ code: okCode, msg: v.optional(v.string()), data }),
    v.transform((answer) => answer.data),
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

/** Envelope (a): rows in `data`, with `maxpage` and `currpage` next to it. */
export function flatPage<Wire, Entity>(row: Decoder<Wire, Entity>) {
  return v.pipe(
    v.object({
      code: okCode,
      msg: v.optional(v.string()),
      data: listOf(row),
      maxpage: pageNumber,
      currpage: pageNumber,
      total_count: maybeCount,
    }),
    v.transform(
      (answer): Page<Entity> => ({
        rows: answer.data,
        page: answer.currpage,
        pageCount: answer.maxpage,
        total: answer.total_count,
      }),
    ),
  );
}

/** Envelope (b): `data.list` with totals inside. */
export function listPage<Wire, Entity>(row: Decoder<Wire, Entity>) {
  return v.pipe(
    v.object({
      code: okCode,
      msg: v.optional(v.string()),
      data: v.object({
        list: listOf(row),
        total_count: maybeCount,
        total_pages: pageNumber,
        page: pageNumber,
      }),
    }),
    v.transform(
      ({ data }): Page<Entity> => ({
        rows: data.list,
        page: data.page,
        pageCount: data.total_pages,
        total: data.total_count,
      }),
    ),
  );
}
