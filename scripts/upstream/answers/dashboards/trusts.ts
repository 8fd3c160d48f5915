import { roundShares } from '@coinmirror/shared/format/roundShares.ts';
import { trustPremium } from '@coinmirror/shared/indicators/premium.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinsNow } from '../indexes/coins.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { fundHistory } from './fundHistory.ts';

/** Days over which holdings are compared. */
const CHANGE_DAYS = [1, 7, 30] as const;
const HISTORY_DAYS = 365;

export const trustHandlers = {
  async trusts(_params, { sources }) {
    const now = sources.clock.now();
    const port = requirePort(sources, 'trusts');
    const [coins, quotes] = await Promise.all([coinsNow(sources), port.quotes()]);
    const coinsByCode = new Map(coins.map((coin) => [coin.facts.code, coin]));
    const holdings = await port.holdings(
      quotes.map(({ ticker }) => ticker),
      [0, ...CHANGE_DAYS].map((days) => now - days * DAY),
    );
    const list = quotes.flatMap(({ ticker, coin: code, coinsPerShare, sharePrice }, at) => {
      const coin = coinsByCode.get(code);
      const [held, ...before] = holdings[at] ?? [];
      if (coin === undefined || typeof held !== 'number') return [];
      const [change24h = null, change7d = null, change30d = null] = before.map((then) =>
        then === null ? null : held - then,
      );
      return [
        {
          time: now,
          symbol: coin.facts.symbol,
          coinCode: code,
          logo: coin.facts.logo,
          name: ticker,
          held,
          value: held * coin.now.price,
          coinPrice: coin.now.price,
          sharePrice,
          rate: (trustPremium(sharePrice, coinsPerShare, coin.now.price) ?? 0) / 100,
          change24h,
          change7d,
          change30d,
        },
      ];
    });
    return ok({ total: list.reduce((sum, row) => sum + row.value, 0), list });
  },

  async fundFlows({ coincode }, { sources }) {
    const { facts, now } = await requireCoin(sources, coincode);
    const history = await fundHistory(sources, coincode);
    const last = history.days.at(-1);
    if (last === undefined) throw new UpstreamError(404, '这个币种没有现货 ETF');
    const shares = roundShares(last.held, 2);
    const inflow = (place: number, days: number) =>
      history.days.slice(-days).reduce((sum, day) => sum + (day.flows[place] ?? 0) * day.close, 0);
    const lastTrading = history.days.findLast(({ flows }) => flows.some((flow) => flow !== 0)) ?? last;
    return ok({
      coin: facts.code,
      symbol: facts.symbol,
      price: now.price,
      held: sum(last.held),
      value: sum(last.held) * now.price,
      lastDay: lastTrading.time,
      funds: history.funds.map(({ ticker, name, issuer, fee }, place) => ({
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
      days: history.days.slice(-HISTORY_DAYS).map(({ time, flows, held, close }) => ({
        time: time + DAY - 1000,
        flow: sum(flows) * close,
        held: sum(held),
        close,
      })),
    });
  },
} satisfies Handlers<'trusts' | 'fundFlows'>;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
