import { dappCatalogue } from '../catalogue/dappCatalogue.ts';
import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { walletCatalogue } from '../catalogue/walletCatalogue.ts';
import { CURRENCY_UNIT_FACTS, CURRENCY_UNITS } from '../constants/currencyUnits.ts';
import { cnyPerUsd, ethGasGwei, fiatRates, goldPrice, usdtPriceCny } from '../market/economy.ts';
import { SECOND } from '../time/units.ts';
import { coinsNow, rankedCoins } from './coin/book.ts';
import { ok } from './envelopes.ts';
import type { Handlers } from './handler.ts';
import { marketTotals } from './totals.ts';

export const marketHandlers = {
  async globalMarket(_params, { sources }) {
    const time = sources.clock.now();
    const coins = await coinsNow(sources);
    const listed = coins.filter(({ facts }) => facts.standing !== 'unrecorded');
    const totals = marketTotals(rankedCoins(coins));
    const usdPerCny = 1 / cnyPerUsd(time);
    const usdtCny = usdtPriceCny(time);
    return ok({
      codetotal: listed.filter(({ facts }) => facts.kind === 'coin').length,
      tokentotal: listed.filter(({ facts }) => facts.kind === 'token').length,
      exchangetotal: exchangeCatalogue.length,
      walletcount: walletCatalogue.length,
      dappcount: dappCatalogue.length,
      vol24h: totals.volume24h,
      marketcapvol: totals.marketCap,
      risenum: totals.riseCount,
      fallnum: totals.fallCount,
      usdt_price_cny: usdtCny,
      exchangerate: usdPerCny,
      offmarketprice: usdtCny * usdPerCny,
      // Gold ticks: it is read again each second.
      xauprice: goldPrice(Math.floor(sources.clock.exact() / SECOND) * SECOND),
      btcpropotion: totals.btcShare,
      gas: ethGasGwei(time),
    });
  },

  async currencyRates(_params, { sources }) {
    const rates = await allRates(sources);
    return ok(Object.entries(rates).map(([code, rate]) => ({ [code]: rate })));
  },

  async exchangeRates(_params, { sources }) {
    const rates = await allRates(sources);
    return ok({
      updatetime: Math.round(sources.clock.now() / 1000),
      list: CURRENCY_UNITS.flatMap((code) => {
        const rate = rates[code];
        const { name, prefix, suffix } = CURRENCY_UNIT_FACTS[code];
        return rate === undefined ? [] : [{ symbol: code, rate, name_zh: name, sign: prefix || suffix }];
      }),
    });
  },
} satisfies Handlers<'globalMarket' | 'currencyRates' | 'exchangeRates'>;

/** Money and the two coins that prices are also counted in, in units per USD. */
async function allRates(sources: Parameters<typeof coinsNow>[0]): Promise<Readonly<Record<string, number>>> {
  const coins = await coinsNow(sources);
  const perUsd = (code: string) => {
    const price = coins.find(({ facts }) => facts.code === code)?.now.price;
    return price ? 1 / price : null;
  };
  const [btc, eth] = [perUsd('bitcoin'), perUsd('ethereum')];
  return { ...fiatRates(sources.clock.now()), ...(btc ? { btc } : {}), ...(eth ? { eth } : {}) };
}
