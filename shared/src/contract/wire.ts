import * as v from 'valibot';

/**
 * The small vocabulary of the wire: how numbers, flags, times and envelopes of the upstream are read.
 * The upstream writes numbers as numbers or as text, and leaves out what it does not know.
 */

const numericText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i),
  v.transform(Number),
);

/** A number the upstream always gives; text is read as a number, anything else is refused. */
export const num = v.union([v.pipe(v.number(), v.finite()), numericText]);

/** A number that may be missing: null, absent, '' and '--' become null, never 0. */
export const maybeNum = v.optional(
  v.nullable(
    v.union([
      num,
      v.pipe(
        v.picklist(['', '--', '-']),
        v.transform(() => null),
      ),
    ]),
  ),
  null,
);

/** Text that may be missing becomes ''. */
export const text = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((value) => value ?? ''),
);

/** 0/1, true/false and their texts. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Seconds since the epoch → milliseconds. */
export const seconds = v.pipe(
  num,
  v.transform((value) => value * 1000),
);

/** Seconds that may be missing (or 0, which the upstream uses for "unknown") → milliseconds or null. */
export const maybeSeconds = v.pipe(
  maybeNum,
  v.transform((value) => (value ? value * 1000 : null)),
);

/** A rank counted from 1; the upstream writes 0 or nothing for "unranked", which becomes null. */
export const maybeRank = v.pipe(
  maybeNum,
  v.transform((value) => (value !== null && value > 0 ? value : null)),
);

/** "1,2,3" → [1, 2, 3]; empty or missing text gives an empty list, broken entries are refused. */
export const csvNumbers = v.pipe(
  text,
  v.transform((value) => (value.trim() === '' ? [] : value.split(',').map(Number))),
  v.array(v.pipe(v.number(), v.finite())),
);

/** Rows that take no parameters. */
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

/** Codes that mean success: 200, and 0 on home/global; as a number or as text. */
export const OK_CODES: ReadonlySet<string> = new Set(['0', '200']);

/** The `code` of an answer, refused unless it means success. */
export const okCode = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((code) => OK_CODES.has(String(code)), 'not a success code'),
);

/** A schema by what goes in and what comes out; hides the machinery between. */
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

/** One page of a list, however the upstream wrapped it. `page` counts from 1. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  /** Rows over all pages, where the upstream says so. */
  readonly total: number | null;
}

/** Envelope (a): rows in `data`, `maxpage` and `currpage` beside them. */
export function flatPage<Wire, Entity>(row: Decoder<Wire, Entity>) {
  return v.pipe(
    v.object({
      code: okCode,
      msg: v.optional(v.string()),
      data: v.array(row),
      maxpage: num,
      currpage: num,
      total_count: maybeNum,
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
        list: v.array(row),
        total_count: maybeNum,
        total_pages: maybeNum,
        page: maybeNum,
      }),
    }),
    v.transform(
      ({ data }): Page<Entity> => ({
        rows: data.list,
        page: data.page ?? 1,
        pageCount: data.total_pages ?? 1,
        total: data.total_count,
      }),
    ),
  );
}
