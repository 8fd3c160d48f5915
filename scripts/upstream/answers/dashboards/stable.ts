import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { otcPremium } from '@coinmirror/shared/indicators/premium.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { stablecoinNotes } from '../../catalogue/content/stablecoins.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { ChainShare } from '../../ports/stables.ts';
import { ratesNow, tetherDays, tetherInCny } from '../currencies/rates.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { DAILY_DAYS, daysBefore, stableDaysUntil } from './stableDays.ts';

const ISSUE_DAYS = 14;
/** The largest stablecoins, whose issuance is listed. */
const ISSUERS = 6;

export const stableHandlers = {
  async stablecoins(_params, { sources }) {
    const now = sources.clock.now();
    const coins = await stableCoins(sources);
    const marketCap = coins.reduce((sum, coin) => sum + (coin.now.marketCap ?? 0), 0);
    const shares = roundShares(
      coins.map((coin) => coin.now.marketCap ?? 0),
      2,
    );
    const premiums = await premiumsAt(sources, daysBefore(now, DAILY_DAYS));
    const rates = await ifConnected(() => ratesNow(sources));
    const euro = rates && 1 / rates.eur;
    const otcPrice = sources.otc && (await tetherInCny(sources));
    const codes = coins.map(({ facts }) => facts.code);
    const stables = requirePort(sources, 'stables');
    const [supplies, chains] = await Promise.all([
      stables.suppliesAt(codes, [now, now - 7 * DAY, now - 30 * DAY]),
      stables.chains(codes),
    ]);
    const rows = coins.map((coin, at) =>
      rowOf(coin, shares[at] ?? 0, euro, { supplies: supplies[at] ?? [], chains: chains[at] ?? [] }),
    );
    const changed = (days: number) =>
      sumKnown(rows, ({ price, ...row }) => {
        const change = days === 7 ? row.change7d : row.change30d;
        return change === null ? null : change * price;
      });
    return ok({
      marketCap,
      change7d: changed(7),
      change30d: changed(30),
      volume24h: coins.reduce((sum, coin) => sum + coin.now.volume24h, 0),
      otcPrice,
      cnyPerUsd: rates?.cny ?? null,
      premium: otcPrice === null || rates === null ? null : otcPremium(otcPrice, 1 / rates.cny),
      coins: rows,
      premiums,
      issues: await issuesOf(coins.slice(0, ISSUERS), sources),
    });
  },

  async stableSupplies(_params, { sources }) {
    const coins = await stableCoins(sources);
    const now = sources.clock.now();
    const times = stableDaysUntil(now);
    const supplies = await requirePort(sources, 'stables').suppliesAt(
      coins.map(({ facts }) => facts.code),
      times,
    );
    return ok({
      coins: coins.map(({ facts: { code, symbol } }) => ({ code, symbol })),
      days: times.map((time, at) => ({ time, supplies: supplies.map((own) => own[at] ?? null) })),
    });
  },
} satisfies Handlers<'stablecoins' | 'stableSupplies'>;

/** Ranked stablecoins, largest first. */
async function stableCoins(sources: Sources): Promise<readonly Coin[]> {
  return rankedCoins(await coinsNow(sources))
    .filter(({ facts }) => facts.peg === 'usd' || facts.peg === 'eur')
    .toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
}

/** Facts of a stablecoin from its issuer. */
interface Issued {
  /** Its supply now, a week and a month ago; null if unknown. */
  readonly supplies: readonly (number | null)[];
  readonly chains: readonly ChainShare[];
}

function rowOf(
  { facts, now: quote }: Coin,
  share: number,
  euro: number | null,
  { supplies, chains }: Issued,
) {
  const peg = facts.peg === 'eur' ? euro : 1;
  const supply = quote.circulatingSupply ?? 0;
  const [today = null, ...before] = supplies;
  const note = stablecoinNotes[facts.code];
  const since = (then: number | null | undefined) =>
    today === null || (then ?? null) === null ? null : today - (then ?? 0);
  const [change7d, change30d] = [since(before[0]), since(before[1])];
  const percent = (change: number | null) =>
    today !== null && change !== null && today > change ? (change / (today - change)) * 100 : null;
  return {
    code: facts.code,
    name: facts.nameZh || facts.nameEn,
    symbol: facts.symbol,
    logo: facts.logo,
    peg: facts.peg ?? '',
    price: quote.price,
    deviation: peg && (quote.price / peg - 1) * 100,
    supply,
    marketCap: quote.marketCap ?? 0,
    share,
    volume24h: quote.volume24h,
    change7d,
    change30d,
    change7dPercent: percent(change7d),
    change30dPercent: percent(change30d),
    issuer: note?.issuer ?? '',
    mechanism: note?.mechanism ?? '',
    chains: chains.map(({ chain, share: part }) => ({ name: chain, share: part })),
  };
}

/** OTC price of Tether at some instants, and its premium over the official rate; none without a source. */
async function premiumsAt(sources: Sources, times: readonly number[]) {
  if (sources.otc === null) return [];
  const known = await tetherDays(sources, times);
  return known.map(({ time, otcPrice, cnyPerUsd }) => ({
    time,
    otcPrice,
    premium: otcPremium(otcPrice, 1 / cnyPerUsd),
  }));
}

/** Issuance and redemption by day, newest first. */
async function issuesOf(coins: readonly Coin[], sources: Sources) {
  const today = Math.floor(sources.clock.now() / DAY) * DAY;
  const days = Array.from({ length: ISSUE_DAYS + 1 }, (_, back) => today - back * DAY);
  const supplies = await requirePort(sources, 'stables').suppliesAt(
    coins.map(({ facts }) => facts.code),
    days,
  );
  return days.slice(0, ISSUE_DAYS).flatMap((time, back) =>
    coins.flatMap(({ facts }, at) => {
      const [then, before] = [supplies[at]?.[back] ?? null, supplies[at]?.[back + 1] ?? null];
      const amount = then === null || before === null ? 0 : then - before;
      return amount === 0 ? [] : [{ time, code: facts.code, symbol: facts.symbol, amount }];
    }),
  );
}
