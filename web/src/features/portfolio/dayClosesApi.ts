import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import type { DayClose } from '@coinmirror/shared/portfolio/valueOverTime.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { api } from '#api/api.ts';
import { type Call, call, type Dated } from '#api/call.ts';
import type { Failure } from '#api/failure.ts';

type Answer = { data: Dated<readonly Candle[]> } | { error: Failure };

interface DayOfCoin {
  readonly code: string;
  /** Epoch ms of midnight in Beijing on the first of the days. */
  readonly since: number;
}

/** The closes of coins by Beijing's days, oldest first. */
export interface DayCloses {
  /** Without any for a coin that has none. */
  readonly closes: readonly (readonly [code: string, closes: readonly DayClose[]])[];
  /** Coins that could not be asked for this time. */
  readonly failed: readonly string[];
}

interface PastMoment {
  readonly code: string;
  /** Epoch ms of midnight in Beijing. */
  readonly day: number;
  /** Epoch ms at which the hour begins; null for the day's close. */
  readonly hour: number | null;
}

/** What a coin closed at, in an hour where it has hours of that time, else on the day. USD. */
export interface PastClose {
  readonly close: number;
  readonly of: 'hour' | 'day';
  readonly provenance: Dated<unknown>['provenance'];
}

const MINUTES_OF_DAY = 1440;
const MINUTES_OF_HOUR = 60;
const DAY = 24 * HOUR;
/** Days per call. */
const DAYS_A_CALL = 1000;
/** Thirty years: longer than any coin's history. */
const CALLS_MAX = 12;
/** Answers that say that there are no days, now or later; after any other it may be asked again. */
const FINAL: ReadonlySet<Failure['kind']> = new Set(['api', 'contract', 'unconnected']);

const dayClosesApi = api.injectEndpoints({
  endpoints: (build) => ({
    dayCloses: build.query<Dated<DayCloses>, readonly DayOfCoin[]>({
      async queryFn(coins, _api, _options, ask) {
        const closes: [string, readonly DayClose[]][] = [];
        const failed: string[] = [];
        let asOf = Number.POSITIVE_INFINITY;
        let provenance: Dated<unknown>['provenance'] = null;
        let stale = false;
        for (const { code, since } of coins) {
          const answer = await closesOf(code, since, ask);
          if ('error' in answer) {
            // Of one coin nothing can be known: the others' days stand without it.
            if (FINAL.has(answer.error.kind)) continue;
            failed.push(code);
            if (failed.length === coins.length) return answer;
            continue;
          }
          closes.push([code, answer.data.value.map(({ time, close }) => ({ time, close }))]);
          asOf = Math.min(asOf, answer.data.asOf);
          provenance ??= answer.data.provenance;
          stale ||= answer.data.stale;
        }
        const time = Number.isFinite(asOf) ? asOf : Date.now();
        return { data: { value: { closes, failed }, asOf: time, provenance, stale } };
      },
      keepUnusedDataFor: 300,
    }),
    /** A coin's close of one hour or day; null where its history has none. */
    pastClose: build.query<PastClose | null, PastMoment>({
      async queryFn({ code, day, hour }, _api, _options, ask) {
        if (hour !== null) {
          const answer = await oneCandle(code, MINUTES_OF_HOUR, hour, HOUR, ask);
          const found = 'error' in answer ? null : closeOf(answer.data, hour, 'hour');
          if (found !== null) return { data: found };
        }
        const answer = await oneCandle(code, MINUTES_OF_DAY, day, DAY, ask);
        return 'error' in answer ? answer : { data: closeOf(answer.data, day, 'day') };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useDayClosesQuery, usePastCloseQuery } = dayClosesApi;

type AskCall = (wanted: Call) => unknown;

/** The base query has decoded the answer with the row's own schema. */
async function askCandles(
  params: Parameters<typeof call<typeof klineEndpoints.candles>>[1],
  ask: AskCall,
): Promise<Answer> {
  return (await ask(call(klineEndpoints.candles, params))) as Answer;
}

/** The candle that opens at `time`; `length` in ms. */
function oneCandle(
  code: string,
  period: number,
  time: number,
  length: number,
  ask: AskCall,
): Promise<Answer> {
  const params = { since: time / 1000, reach: (time + length) / 1000 };
  return askCandles({ tickerid: code, period, limit: 1, ...params }, ask);
}

function closeOf(
  { value, provenance }: Dated<readonly Candle[]>,
  time: number,
  of: PastClose['of'],
): PastClose | null {
  const candle = value.find((one) => one.time === time);
  return candle === undefined ? null : { close: candle.close, of, provenance };
}

/** Page after page backwards, until the day is reached or the history ends. */
async function closesOf(code: string, since: number, ask: AskCall): Promise<Answer> {
  let candles: readonly Candle[] = [];
  for (let page = 0; page < CALLS_MAX; page += 1) {
    const reach = candles[0] === undefined ? {} : { reach: candles[0].time / 1000 };
    const params = {
      tickerid: code,
      period: MINUTES_OF_DAY,
      since: since / 1000,
      limit: DAYS_A_CALL,
      ...reach,
    };
    const answer = await askCandles(params, ask);
    if ('error' in answer) return answer;
    candles = [...answer.data.value, ...candles];
    if (answer.data.value.length < DAYS_A_CALL) return { data: { ...answer.data, value: candles } };
  }
  return { error: { kind: 'contract', issues: ['日线没有尽头'] } };
}
