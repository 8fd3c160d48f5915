import { ANCHOR } from '../../catalogue/anchor.ts';
import { type Trust, trusts } from '../../content/funds.ts';
import { roundShares } from '../../format/roundShares.ts';
import { trustPremium } from '../../indicators/premium.ts';
import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import { keyOf } from '../../random/hash.ts';
import { DAY, HOUR } from '../../time/units.ts';
import { coinsNow } from '../coin/book.ts';
import { requireCoin } from '../coin/requireCoin.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { type FundBook, fundBook } from './fundBook.ts';

const YEAR = 365.25 * DAY;
const HISTORY_DAYS = 365;

export const trustHandlers = {
  async trusts(_params, { sources }) {
    const now = sources.clock.now();
    const coins = new Map((await coinsNow(sources)).map((coin) => [coin.facts.code, coin]));
    const books = await bookOf(sources);
    const list = trusts.flatMap((trust) => {
      const coin = coins.get(trust.coin);
      if (coin === undefined) return [];
      const heldAt = (back: number) => heldBy(trust, books.get(trust.coin), now - back * DAY, back);
      const held = heldAt(0);
      const perShare = trust.coinsPerShare * Math.exp((-trust.fee / 100) * ((now - ANCHOR) / YEAR));
      const sharePrice = Math.round(perShare * coin.now.price * (1 + strayOf(trust, now)) * 100) / 100;
      return [
        {
          time: Math.round(now / 1000),
          coinsymbol: coin.facts.symbol,
          coincode: trust.coin,
          coinlogo: coin.facts.logo,
          grayname: trust.ticker,
          contractamount: held,
          contractvalue: held * coin.now.price,
          price: coin.now.price,
          secprice: sharePrice,
          rate: (trustPremium(sharePrice, perShare, coin.now.price) ?? 0) / 100,
          change_24h: held - heldAt(1),
          change_week: held - heldAt(7),
          change_30day: held - heldAt(30),
        },
      ];
    });
    return ok({ total: list.reduce((sum, row) => sum + row.contractvalue, 0), list });
  },

  async fundFlows({ coincode }, { sources }) {
    const { facts, now } = await requireCoin(sources, coincode);
    const book = await fundBook(sources, coincode);
    const last = book.days.at(-1);
    if (last === undefined) throw new UpstreamError(404, '这个币种没有现货 ETF');
    const shares = roundShares(last.held, 2);
    const inflow = (place: number, days: number) =>
      book.days.slice(-days).reduce((sum, day) => sum + (day.flows[place] ?? 0) * day.close, 0);
    const lastTrading = book.days.findLast(({ flows }) => flows.some((flow) => flow !== 0)) ?? last;
    return ok({
      coin: facts.code,
      symbol: facts.symbol,
      price: now.price,
      held: sum(last.held),
      value: sum(last.held) * now.price,
      lastDay: lastTrading.time,
      funds: book.funds.map(({ ticker, name, issuer, fee }, place) => ({
        ticker,
        name,
        issuer,
        fee,
        held: last.held[place] ?? 0,
        value: (last.held[place] ?? 0) * now.price,
        share: shares[place] ?? 0,
        flow1d: (lastTrading.flows[place] ?? 0) * lastTrading.close,
        flow7d: inflow(place, 7),
        flow30d: inflow(place, 30),
      })),
      days: book.days.slice(-HISTORY_DAYS).map(({ time, flows, held, close }) => ({
        time: time + DAY - 1000,
        flow: sum(flows) * close,
        held: sum(held),
        close,
      })),
    });
  },
} satisfies Handlers<'trusts' | 'fundFlows'>;

async function bookOf(sources: Sources): Promise<ReadonlyMap<string, FundBook>> {
  const coins = ['bitcoin', 'ethereum'];
  const books = await Promise.all(coins.map((coin) => fundBook(sources, coin)));
  return new Map(coins.flatMap((coin, at) => (books[at] ? [[coin, books[at]] as const] : [])));
}

/** What a trust held `back` days ago: a fund's by its flows, the others lose their fee day by day. */
function heldBy(trust: Trust, book: FundBook | undefined, time: number, back: number): number {
  const place = book?.funds.findIndex(({ ticker }) => ticker === trust.ticker) ?? -1;
  const known = place < 0 ? undefined : book?.days.at(-1 - back)?.held[place];
  if (known !== undefined) return known;
  const days = Math.floor((time - ANCHOR) / DAY);
  return Math.round(trust.held * Math.exp((-trust.fee / 100) * ((days * DAY) / YEAR)));
}

/** How far a share's price strays from what it holds, as a fraction. */
function strayOf({ ticker, premium, isFund }: Trust, now: number): number {
  const key = keyOf(`trust-${ticker}`, 0);
  const swing = isFund ? 0.0015 : 0.06;
  return premium + swing * (0.7 * wander(key, now, 20 * DAY) + 0.3 * wander(key, now, 6 * HOUR));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
