import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount, amountOrNull } from '../../decode/numbers.ts';
import { positiveOrNull, textOrNull } from '../../decode/present.ts';
import { secondsTime } from '../../decode/times.ts';
import { word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';

/** Coins given to somebody at once; times are epoch ms. */
export interface LlamaCliff {
  readonly time: number;
  /** DefiLlama's word for the kind of receiver: insiders, privateSale. */
  readonly category: string;
  readonly amount: number;
}

/** Coins given to somebody evenly within [from, until). */
export interface LlamaStream {
  readonly category: string;
  readonly from: number;
  readonly until: number;
  readonly perDay: number;
}

/** What is documented to be unlocked of one coin. */
export interface LlamaSchedule {
  readonly name: string;
  /** CoinGecko's id; null where it is not told. */
  readonly code: string | null;
  /** `ethereum:0x…`, or `coingecko:sui`; null where it is not told. */
  readonly token: string | null;
  readonly total: number | null;
  readonly cliffs: readonly LlamaCliff[];
  readonly streams: readonly LlamaStream[];
}

const WEEK_DAYS = 7;

const cliff = v.object({ recipient: textOrNull, category: textOrNull, amount });

const rateChange = v.object({
  recipient: textOrNull,
  category: textOrNull,
  newRatePerWeek: amount,
  endTimestamp: amountOrNull,
});

const event = v.object({
  timestamp: secondsTime,
  cliffAllocations: v.optional(v.nullable(rowsOf(cliff)), []),
  linearAllocations: v.optional(v.nullable(rowsOf(rateChange)), []),
});

type Event = v.InferOutput<typeof event>;

const schedule = v.pipe(
  v.object({
    name: word,
    gecko_id: textOrNull,
    token: textOrNull,
    maxSupply: positiveOrNull,
    unlockEvents: v.optional(v.nullable(rowsOf(event)), []),
  }),
  v.transform(({ name, gecko_id: code, token, maxSupply: total, unlockEvents }): LlamaSchedule => {
    const events = (unlockEvents ?? []).toSorted((one, other) => one.timestamp - other.timestamp);
    return { name, code, token, total, cliffs: events.flatMap(cliffsOf), streams: streamsOf(events) };
  }),
);

function cliffsOf({ timestamp: time, cliffAllocations }: Event): readonly LlamaCliff[] {
  return (cliffAllocations ?? []).flatMap(({ category, amount: coins }) =>
    coins > 0 ? [{ time, category: category ?? '', amount: coins }] : [],
  );
}

/** A rate holds until its end, or until the next one of the same receiver. One that never ends says nothing. */
function streamsOf(events: readonly Event[]): readonly LlamaStream[] {
  const changes = events.flatMap(({ timestamp, linearAllocations }) =>
    (linearAllocations ?? []).map((change) => ({ ...change, from: timestamp })),
  );
  const byReceiver = Map.groupBy(changes, ({ recipient, category }) => `${category} ${recipient}`);
  return [...byReceiver.values()].flatMap((own) =>
    own.flatMap(({ from, category, newRatePerWeek, endTimestamp }, at): LlamaStream[] => {
      const end = endTimestamp === null ? Number.POSITIVE_INFINITY : Math.round(endTimestamp * 1000);
      const until = Math.min(end, own[at + 1]?.from ?? Number.POSITIVE_INFINITY);
      const perDay = newRatePerWeek / WEEK_DAYS;
      return perDay > 0 && until > from && Number.isFinite(until)
        ? [{ category: category ?? '', from, until, perDay }]
        : [];
    }),
  );
}

const index = v.pipe(
  v.object({ data: rowsOf(schedule) }),
  v.transform(({ data }) => data.filter(({ cliffs, streams }) => cliffs.length + streams.length > 0)),
);

/**
 * The documented unlocks of all coins, past and to come. Its documentation does not name this file: it is what its own pages
 * read, and what public programs that read it say of it.
 */
export const unlockIndex: Question<readonly LlamaSchedule[]> = {
  path: '/emissionsIndex',
  maxBytes: 64 << 20,
  timeout: 60_000,
  decode: jsonOf(index),
};
