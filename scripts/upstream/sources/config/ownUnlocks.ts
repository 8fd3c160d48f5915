import { readFileSync } from 'node:fs';
import {
  joinParts,
  spanOfSchedule,
  sumOfParts,
  UNLOCK_CATEGORIES,
  type UnlockSchedule,
  unlockedParts,
} from '@coinmirror/shared/indicators/unlockSchedule.ts';
import * as v from 'valibot';
import { realCoins } from '../../catalogue/coinCatalogue.ts';

/** The operator's own schedules, and whose they are. */
export interface OwnUnlocks {
  /** As pages name it. */
  readonly source: string;
  readonly schedules: readonly UnlockSchedule[];
}

const VARIABLE = 'SOURCES_UNLOCKS';
const LONGEST_NAME = 40;
const MOST_COINS = 1_000;
const MOST_UNLOCKS = 5_000;

const codes: ReadonlySet<string> = new Set(realCoins.map(({ code }) => code));

const coins = v.pipe(
  v.number('must be a number'),
  v.check((value) => Number.isFinite(value) && value > 0, 'must be above 0'),
);
/** A day (its midnight in Beijing), or an instant with its zone. */
const instant = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/,
    'must be YYYY-MM-DD, or a time with its zone',
  ),
  v.transform((text) => Date.parse(text.length === 10 ? `${text}T00:00:00+08:00` : text)),
  v.check((time) => Number.isFinite(time), 'must be a time that exists'),
);
const category = v.picklist(UNLOCK_CATEGORIES, `must be one of ${UNLOCK_CATEGORIES.join(', ')}`);
const part = v.strictObject({ for: category, amount: coins });
const parts = v.pipe(
  v.array(part, 'must be a list'),
  v.check((list) => list.length > 0, 'must not be empty'),
);

const entry = v.strictObject({
  code: v.pipe(
    v.string('must be a text'),
    v.check((code) => codes.has(code), 'must be the code of a coin of the catalogue'),
  ),
  total: v.optional(v.nullable(coins), null),
  granted: v.optional(v.array(part, 'must be a list'), []),
  cliffs: v.optional(
    v.pipe(
      v.array(v.strictObject({ time: instant, parts }), 'must be a list'),
      v.maxLength(MOST_UNLOCKS, `must have at most ${MOST_UNLOCKS} rows`),
    ),
    [],
  ),
  linear: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.strictObject({ for: category, from: instant, until: instant, perDay: coins }),
          v.check(({ from, until }) => until > from, 'must end after it begins'),
        ),
        'must be a list',
      ),
      v.maxLength(MOST_UNLOCKS, `must have at most ${MOST_UNLOCKS} rows`),
    ),
    [],
  ),
});

const file = v.strictObject({
  source: v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.check(
      (name) => name !== '' && name.length <= LONGEST_NAME && !/[+;\p{C}\p{Zl}\p{Zp}]/u.test(name),
      `must be a line of 1 to ${LONGEST_NAME} characters without + and ;`,
    ),
  ),
  coins: v.pipe(
    v.array(v.unknown(), 'must be a list'),
    v.check((list) => list.length > 0 && list.length <= MOST_COINS, `must have 1 to ${MOST_COINS} coins`),
  ),
});

/**
 * Reads the operator's schedules of unlocks: a JSON file of `{"source", "coins": [{"code", "total", "granted", "cliffs",
 * "linear"}]}`. Throws an Error of one line that names the file, the coin and the field.
 */
export function readOwnUnlocks(path: string): OwnUnlocks {
  const { source, coins: rows } = checked(file, jsonIn(path), `${VARIABLE}: ${path}:`);
  const schedules = rows.map((row, at) => {
    const place = `${VARIABLE}: coin ${at + 1} of ${path}:`;
    const schedule = scheduleOf(checked(entry, row, place));
    const span = spanOfSchedule(schedule);
    if (span === null) throw new Error(`${place} it must have cliffs or linear.`);
    const { total } = schedule;
    if (total !== null && sumOfParts(unlockedParts(schedule, span[1])) > total * (1 + 1e-9))
      throw new Error(`${place} it unlocks more than total.`);
    return schedule;
  });
  const twice = schedules.find(({ code }, at) => schedules.findIndex((one) => one.code === code) < at);
  if (twice) throw new Error(`${VARIABLE}: ${path}: ${twice.code} stands there twice.`);
  return { source, schedules };
}

function scheduleOf({ code, total, granted, cliffs, linear }: v.InferOutput<typeof entry>): UnlockSchedule {
  const partsOf = (list: v.InferOutput<typeof parts>) =>
    joinParts(list.map(({ for: own, amount }) => ({ category: own, amount })));
  return {
    code,
    total,
    granted: partsOf(granted),
    cliffs: cliffs
      .map(({ time, parts: list }) => ({ time, parts: partsOf(list), amount: sumOfParts(partsOf(list)) }))
      .toSorted((one, other) => one.time - other.time),
    streams: linear.map(({ for: own, ...stream }) => ({ category: own, ...stream })),
  };
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new Error(`${place} ${field === null ? 'it must be an object' : `${field} ${wordsOf(issue)}`}.`);
}

/** Own words as they are; of valibot's own the kind alone, for they repeat what was written. */
function wordsOf({ message, type }: v.BaseIssue<unknown>): string {
  if (/^must /.test(message)) return message;
  return type === 'strict_object' ? 'is missing, or no field of it' : 'must be an object';
}

function jsonIn(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`${VARIABLE}: ${path} cannot be read (${code}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${VARIABLE}: ${path} is no JSON.`);
  }
}
