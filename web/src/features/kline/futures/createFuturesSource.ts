import type { FuturesPoint } from '@coinmirror/shared/contract/futuresHours.ts';
import type { OuterSource } from '#charts/kline/outerSource.ts';

const HOUR = 3_600_000;
/** Points of a batch. */
const BATCH = 500;
/** The open candle, and the one before, which may just have closed. */
const NEWEST = 2;
/** After a failure nothing is asked for so long, ms. */
const PAUSE = 10_000;

/** A batch of a coin's futures by candle. */
export interface FuturesAnswer {
  /** Oldest first; null: the coin has no contract. */
  readonly points: readonly FuturesPoint[] | null;
  /** Where they are from, in words. */
  readonly source: string;
}

interface FuturesCalls {
  /** Points that open before a time (epoch ms; null: the newest), at most `limit`; may reject. */
  readonly load: (before: number | null, limit: number) => Promise<FuturesAnswer>;
  /** What the legend says of a failure. */
  readonly wordsOf: (error: unknown) => string;
  readonly now: () => number;
}

export interface FuturesSource extends OuterSource {
  /** Asks for the newest points again. */
  readonly refresh: () => void;
}

const NO_CONTRACT = '该币种没有合约';

/**
 * A coin's futures beside the candles of a chart, loaded back as far as the chart reaches, one call after the other. Under
 * candles shorter than an hour the hour's value stands (`isHeld`), which the legend says.
 */
export function createFuturesSource({ load, wordsOf, now }: FuturesCalls, isHeld: boolean): FuturesSource {
  const points = new Map<number, FuturesPoint>();
  const listeners = new Set<() => void>();
  let version = 0;
  let note = '加载中';
  let wanted = Number.POSITIVE_INFINITY;
  let earliest: number | null = null;
  let isWhole = false;
  let isBusy = false;
  let restsUntil = 0;

  function change(words: string) {
    note = words;
    version += 1;
    for (const notify of listeners) notify();
  }

  async function ask(before: number | null, limit: number) {
    const answer = await load(before, limit);
    for (const point of answer.points ?? []) points.set(point.time, point);
    const first = answer.points?.[0]?.time;
    if (first !== undefined) earliest = Math.min(first, earliest ?? first);
    if (answer.points === null || (limit === BATCH && answer.points.length < limit)) isWhole = true;
    const held = isHeld ? '按小时的值 · ' : '';
    change(answer.points === null ? NO_CONTRACT : held + answer.source);
  }

  async function run(turn: () => Promise<void>) {
    if (isBusy || now() < restsUntil) return;
    isBusy = true;
    try {
      await turn();
    } catch (error) {
      restsUntil = now() + PAUSE;
      if (points.size === 0) change(wordsOf(error));
    } finally {
      isBusy = false;
    }
  }

  const isMissing = () => !isWhole && (earliest ?? Number.POSITIVE_INFINITY) > wanted;
  const goBack = () =>
    run(async () => {
      while (isMissing()) await ask(earliest, BATCH);
    });

  return {
    at: (time) => points.get(isHeld ? Math.floor(time / HOUR) * HOUR : time),
    reach(time) {
      wanted = Math.min(wanted, time);
      if (isMissing()) void goBack();
    },
    refresh: () => void (isMissing() ? goBack() : run(() => ask(null, NEWEST))),
    version: () => version,
    note: () => note,
    onChange(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
