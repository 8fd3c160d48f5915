import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { unlockEndpoints } from '@coinmirror/shared/contract/unlocks.ts';
import {
  streamedParts,
  sumOfParts,
  type Unlock,
  type UnlockSchedule,
} from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { unlockShare } from '@coinmirror/shared/indicators/unlockShare.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Sources } from '../../ports/sources.ts';
import { mapSome } from '../concurrency/mapSome.ts';
import type { Coin } from '../indexes/coins.ts';
import { type PastUnlocks, unlockReactions } from '../series/unlockReactions.ts';

type Row = GivenOf<typeof unlockEndpoints.unlockList>['data']['rows'][number];

/** Coins whose days are asked for at once. */
const AT_ONCE = 8;

/** An unlock at once of a coin. */
export interface CoinUnlock {
  readonly coin: Coin;
  readonly unlock: Unlock;
}

/** What passed unlocks of coins did, by the coin's code; of each coin once. */
export async function reactionsOf(
  sources: Sources,
  codes: readonly string[],
): Promise<ReadonlyMap<string, PastUnlocks>> {
  const each = await mapSome(
    [...new Set(codes)],
    AT_ONCE,
    async (code) => [code, await unlockReactions(sources, code)] as const,
  );
  return new Map(each);
}

/** Rows of unlocks at once, in the order given. */
export async function cliffRows(
  sources: Sources,
  asked: readonly CoinUnlock[],
  reactions: ReadonlyMap<string, PastUnlocks>,
): Promise<readonly Row[]> {
  const now = sources.clock.now();
  const before = await sources.supply?.circulating(
    asked.map(({ coin, unlock }) => ({ code: coin.facts.code, time: unlock.time - 1 })),
  );
  return asked.map(({ coin, unlock: { time, amount, parts } }, at): Row => {
    const around = time < now ? reactions.get(coin.facts.code)?.around.get(time) : undefined;
    // The day of one that has passed today has no close yet.
    const price = around === undefined ? coin.now.price : around.close;
    const circulating = before?.[at] ?? coin.now.circulatingSupply;
    return {
      ...named('cliff', coin, time),
      history: historyOf(reactions.get(coin.facts.code)),
      until: null,
      amount,
      perDay: null,
      circulating,
      share: unlockShare(amount, circulating),
      price,
      value: price === null ? null : amount * price,
      parts,
      before7d: around?.before ?? null,
      after7d: around?.after ?? null,
    };
  });
}

/** What is unlocked of a coin by the day within [from, to), in one row; none where nothing is. */
export function linearRows(
  coin: Coin,
  { streams }: UnlockSchedule,
  from: number,
  to: number,
): readonly Row[] {
  const within = streams.filter((one) => one.from < to && one.until > from && one.perDay > 0);
  const parts = streamedParts(within, from, to);
  if (parts.length === 0) return [];
  const begin = Math.max(from, Math.min(...within.map((one) => one.from)));
  const end = Math.min(to, Math.max(...within.map(({ until }) => until)));
  const amount = sumOfParts(parts);
  const { circulatingSupply: circulating, price } = coin.now;
  return [
    {
      ...named('linear', coin, begin),
      history: null,
      until: end,
      amount,
      perDay: (amount * DAY) / (end - begin),
      circulating,
      share: unlockShare(amount, circulating),
      price,
      value: amount * price,
      parts,
      before7d: null,
      after7d: null,
    },
  ];
}

/** Medians of a coin's passed unlocks; null where there was none. */
export function historyOf(past: PastUnlocks | undefined): Row['history'] {
  if (past === undefined || past.around.size === 0) return null;
  const { count, before, after } = past;
  return { count, before, after };
}

function named<Kind extends Row['kind']>(kind: Kind, { facts }: Coin, time: number) {
  const { code, symbol, nameZh, nameEn, logo } = facts;
  return {
    id: `${kind}-${code}-${Math.round(time / 60_000)}`,
    kind,
    code,
    symbol,
    name: nameZh || nameEn,
    logo,
    time,
  };
}
