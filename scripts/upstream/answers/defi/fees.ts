import { defiChains } from '@coinmirror/shared/content/defi/chains.ts';
import { findStableIssuer, ISSUER_CATEGORY } from '@coinmirror/shared/content/defi/issuers.ts';
import { findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import type { Earned } from '../../ports/defi.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { earnedChanges, earnedWire } from './earned.ts';

/** Decimals of shares. */
const PLACES = 2;
const DAYS = 366;

export const defiFeesHandlers = {
  async defiFees(_params, { sources }) {
    const defi = requirePort(sources, 'defi');
    const [earned, days, listed] = await Promise.all([
      defi.earned(),
      defi.earnedDays(null, DAYS),
      coinsNow(sources),
    ]);
    const coins = new Map(listed.map((coin) => [coin.facts.code, coin]));
    const whole = earned.filter(({ chain }) => chain === null);
    return ok({
      ...earnedWire(whole),
      ...earnedChanges(whole),
      offChain24h: earnedWire(whole.filter(({ earner }) => findStableIssuer(earner) !== null)).fees24h,
      protocols: withShares(whole.flatMap((row) => earnerRow(row, coins))),
      chains: withShares(chainRows(earned, coins)),
      trend: days.map(({ time, fees, revenue }): [number, number | null, number | null] => [
        time,
        fees,
        revenue,
      ]),
    });
  },
} satisfies Handlers<'defiFees'>;

type Coins = ReadonlyMap<string, Coin>;

function earnerRow(row: Earned, coins: Coins) {
  const protocol = findDefiProtocol(row.earner);
  const issuer = findStableIssuer(row.earner);
  const name = protocol?.name ?? issuer?.name;
  if (name === undefined) return [];
  const coin = coins.get(protocol?.coin ?? issuer?.code ?? '');
  return [
    {
      code: protocol?.code ?? '',
      name,
      logo: coin?.facts.logo ?? '',
      category: protocol?.category ?? ISSUER_CATEGORY,
      ...earnedWire([row]),
      ...earnedChanges([row]),
      coinCode: coin?.facts.code ?? '',
      marketCap: protocol === null ? null : (coin?.now.marketCap ?? null),
    },
  ];
}

/** Chains on which something is told; what applications earn there, without the chain's own gas. */
function chainRows(earned: readonly Earned[], coins: Coins) {
  const byChain = Map.groupBy(earned, ({ chain }) => chain);
  return defiChains.flatMap(({ code, name, coin }) => {
    const own = byChain.get(code);
    if (own === undefined) return [];
    return [
      { code, name, logo: coins.get(coin)?.facts.logo ?? '', ...earnedWire(own), ...earnedChanges(own) },
    ];
  });
}

/** Most fees first; shares of those that tell them add up to 100. */
function withShares<Row extends { readonly fees24h: number | null }>(rows: readonly Row[]) {
  const sorted = descending(rows, ({ fees24h }) => fees24h);
  const shares = roundShares(
    sorted.map(({ fees24h }) => fees24h ?? 0),
    PLACES,
  );
  return sorted.map((row, at) => ({ ...row, share: row.fees24h === null ? null : (shares[at] ?? 0) }));
}
