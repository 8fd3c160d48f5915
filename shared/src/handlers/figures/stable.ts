import { stablecoinNotes } from '../../content/stablecoins.ts';
import { roundShares } from '../../format/roundShares.ts';
import { otcPremium } from '../../indicators/premium.ts';
import { stableIssueAt } from '../../market/stableIssue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { type Coin, coinsNow, rankedCoins } from '../coin/book.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { ratesNow, tetherInCny } from '../money.ts';

/** Days that are told one by one. */
const DAILY_DAYS = 365;
const ISSUE_DAYS = 14;
/** The largest ones, whose issues are worth a line. */
const ISSUERS = 6;
const FIRST_DAY = Date.UTC(2019, 0, 1);

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
    const { eur, cny } = await ratesNow(sources);
    const otcPrice = await tetherInCny(sources);
    const rows = coins.map((coin, at) => rowOf(coin, shares[at] ?? 0, 1 / eur, now));
    const changed = (days: number) =>
      rows.reduce((sum, row) => sum + (days === 7 ? row.change7d : row.change30d) * row.price, 0);
    return ok({
      marketCap,
      change7d: changed(7),
      change30d: changed(30),
      volume24h: coins.reduce((sum, coin) => sum + coin.now.volume24h, 0),
      otcPrice,
      cnyPerUsd: cny,
      premium: otcPremium(otcPrice, 1 / cny),
      coins: rows,
      premiums,
      issues: issuesOf(coins.slice(0, ISSUERS), now),
    });
  },

  async stableSupplies(_params, { sources }) {
    const coins = await stableCoins(sources);
    const now = sources.clock.now();
    const count = Math.floor((now - FIRST_DAY) / DAY);
    return ok({
      coins: coins.map(({ facts: { code, symbol } }) => ({ code, symbol })),
      days: thinned(daysBefore(now, count)).map((time) => ({
        time,
        supplies: coins.map(({ facts }) => stableIssueAt(facts, time)),
      })),
    });
  },
} satisfies Handlers<'stablecoins' | 'stableSupplies'>;

/** Ranked coins that are held to money, largest first. */
async function stableCoins(sources: Sources): Promise<readonly Coin[]> {
  return rankedCoins(await coinsNow(sources))
    .filter(({ facts }) => facts.peg === 'usd' || facts.peg === 'eur')
    .toSorted((a, b) => (b.now.marketCap ?? 0) - (a.now.marketCap ?? 0));
}

function rowOf({ facts, now: quote }: Coin, share: number, euro: number, now: number) {
  const supply = quote.circulatingSupply ?? 0;
  const note = stablecoinNotes[facts.code];
  const since = (days: number) => supply - (stableIssueAt(facts, now - days * DAY) ?? 0);
  const percent = (change: number) => (supply > change ? (change / (supply - change)) * 100 : null);
  return {
    code: facts.code,
    name: facts.nameZh || facts.nameEn,
    symbol: facts.symbol,
    logo: facts.logo,
    peg: facts.peg ?? '',
    price: quote.price,
    deviation: (quote.price / (facts.peg === 'eur' ? euro : 1) - 1) * 100,
    supply,
    marketCap: quote.marketCap ?? 0,
    share,
    volume24h: quote.volume24h,
    change7d: since(7),
    change30d: since(30),
    change7dPercent: percent(since(7)),
    change30dPercent: percent(since(30)),
    issuer: note?.issuer ?? '',
    mechanism: note?.mechanism ?? '',
    chains: (note?.chains ?? []).map(([name, part]) => ({ name, share: part })),
  };
}

/** What Tether cost over the counter at some instants, and how far that was from the official rate. */
async function premiumsAt(sources: Sources, times: readonly number[]) {
  const [prices, rates] = await Promise.all([
    requirePort(sources, 'otc').tetherPrices(times),
    requirePort(sources, 'rates').at(times),
  ]);
  return times.map((time, at) => {
    const otcPrice = prices[at] ?? 0;
    return { time, otcPrice, premium: otcPremium(otcPrice, 1 / (rates[at]?.cny ?? 0)) };
  });
}

/** Beijing midnights until now, oldest first, the last one now. */
function daysBefore(now: number, count: number): number[] {
  const midnight = beijingMidnight(now);
  return [...Array.from({ length: count }, (_, at) => midnight - (count - 1 - at) * DAY), now];
}

/** Every day of the last year, one in a week before: what a chart of many years can show. */
function thinned(days: readonly number[]): readonly number[] {
  const recent = days.length - DAILY_DAYS;
  return days.filter((_, at) => at >= recent || (recent - at) % 7 === 0);
}

function issuesOf(coins: readonly Coin[], now: number) {
  const today = Math.floor(now / DAY) * DAY;
  return Array.from({ length: ISSUE_DAYS }, (_, back) => today - back * DAY).flatMap((time) =>
    coins.flatMap(({ facts }) => {
      const amount = (stableIssueAt(facts, time) ?? 0) - (stableIssueAt(facts, time - DAY) ?? 0);
      return amount === 0 ? [] : [{ time, code: facts.code, symbol: facts.symbol, amount }];
    }),
  );
}
