import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { klineEndpoints } from '@coinmirror/shared/contract/kline.ts';
import type { DayClose } from '@coinmirror/shared/portfolio/valueOverTime.ts';
import { api } from '#api/api.ts';
import { type Call, call, type Dated } from '#api/call.ts';
import type { Failure } from '#api/failure.ts';

type Answer = { data: Dated<readonly Candle[]> } | { error: Failure };

interface DayOfCoin {
  readonly code: string;
  /** Epoch ms of midnight in Beijing on the day, or on the first of several. */
  readonly since: number;
}

const MINUTES_OF_DAY = 1440;
const SECONDS_OF_DAY = 86_400;
/** Days per call. */
const DAYS_A_CALL = 1000;
/** Thirty years: longer than any coin's history. */
const CALLS_MAX = 12;

/** A coin's closes by Beijing's days, oldest first. Empty for an unknown coin. */
const dayClosesApi = api.injectEndpoints({
  endpoints: (build) => ({
    dayCloses: build.query<
      Dated<readonly (readonly [code: string, closes: readonly DayClose[]])[]>,
      readonly DayOfCoin[]
    >({
      async queryFn(coins, _api, _options, ask) {
        const found: [string, readonly DayClose[]][] = [];
        let asOf = Number.POSITIVE_INFINITY;
        let provenance: Dated<unknown>['provenance'] = null;
        let stale = false;
        for (const { code, since } of coins) {
          const answer = await closesOf(code, since, ask);
          if ('error' in answer) {
            // Of one coin nothing can be known: the others' days stand without it.
            if (answer.error.kind === 'api' || answer.error.kind === 'contract') continue;
            return answer;
          }
          found.push([code, answer.data.value.map(({ time, close }) => ({ time, close }))]);
          asOf = Math.min(asOf, answer.data.asOf);
          provenance ??= answer.data.provenance;
          stale ||= answer.data.stale;
        }
        return { data: { value: found, asOf: Number.isFinite(asOf) ? asOf : Date.now(), provenance, stale } };
      },
      keepUnusedDataFor: 300,
    }),
    /** A coin's close of one day; null where its history has none. */
    dayClose: build.query<number | null, DayOfCoin>({
      async queryFn({ code, since }, _api, _options, ask) {
        const params = {
          ...{ tickerid: code, period: MINUTES_OF_DAY, limit: 1 },
          ...{ since: since / 1000, reach: since / 1000 + SECONDS_OF_DAY },
        };
        // The base query has decoded the answer with the row's own schema.
        const answer = (await ask(call(klineEndpoints.candles, params))) as Answer;
        return 'error' in answer ? answer : { data: answer.data.value[0]?.close ?? null };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useDayClosesQuery, useDayCloseQuery } = dayClosesApi;

/** Page after page backwards, until the day is reached or the history ends. */
async function closesOf(code: string, since: number, ask: (wanted: Call) => unknown): Promise<Answer> {
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
    // The base query has decoded the answer with the row's own schema.
    const answer = (await ask(call(klineEndpoints.candles, params))) as Answer;
    if ('error' in answer) return answer;
    candles = [...answer.data.value, ...candles];
    if (answer.data.value.length < DAYS_A_CALL) return { data: { ...answer.data, value: candles } };
  }
  return { error: { kind: 'contract', issues: ['日线没有尽头'] } };
}
