import { CURRENCY_UNIT_FACTS, CURRENCY_UNITS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { dappCatalogue } from '../../catalogue/dappCatalogue.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd, ratesNow, tetherInCny } from '../currencies/rates.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';
import { marketTotals } from '../indexes/marketTotals.ts';

export const marketHandlers = {
  async globalMarket(_params, { sources }) {
    const coins = await coinsNow(sources);
    const listed = coins.filter(({ facts }) => facts.standing !== 'unrecorded');
    const totals = marketTotals(rankedCoins(coins));
    const cny = await cnyPerUsd(sources);
    const usdPerCny = cny && 1 / cny;
    const usdtCny = await ifConnected(() => tetherInCny(sources));
    const gas = await ifConnected(() => requirePort(sources, 'gas').at([sources.clock.now()]));
    return ok({
      coinCount: listed.filter(({ facts }) => facts.kind === 'coin').length,
      tokenCount: listed.filter(({ facts }) => facts.kind === 'token').length,
      exchangeCount: exchangeCatalogue.length,
      walletCount: walletCatalogue.length,
      dappCount: dappCatalogue.length,
      volume24h: totals.volume24h,
      marketCap: totals.marketCap,
      marketCapChange24h: totals.capChange24h,
      riseCount: totals.riseCount,
      fallCount: totals.fallCount,
      usdtPriceCny: usdtCny,
      usdPerCny,
      usdtPrice: usdtCny && usdPerCny && usdtCny * usdPerCny,
      goldPrice: await ifConnected(() => requirePort(sources, 'gold').price()),
      btcDominance: totals.btcShare,
      ethGasGwei: gas?.[0]?.standard ?? null,
    });
  },

  async currencyRates(_params, { sources }) {
    return ok(await allRates(sources));
  },

  async exchangeRates(_params, { sources }) {
    const rates = await allRates(sources);
    return ok({
      updatedAt: await requirePort(sources, 'rates').setAt(),
      rates: CURRENCY_UNITS.flatMap((code) => {
        const rate = rates[code];
        const { name, prefix, suffix } = CURRENCY_UNIT_FACTS[code];
        return rate === undefined ? [] : [{ code, perUsd: rate, nameZh: name, sign: prefix || suffix }];
      }),
    });
  },
} satisfies Handlers<'globalMarket' | 'currencyRates' | 'exchangeRates'>;

/** Currencies, and the two coins that are also units, in units per USD. */
async function allRates(sources: Sources): Promise<Readonly<Record<string, number>>> {
  const coins = await coinsNow(sources);
  const perUsd = (code: string) => {
    const price = coins.find(({ facts }) => facts.code === code)?.now.price;
    return price ? 1 / price : null;
  };
  const [btc, eth] = [perUsd('bitcoin'), perUsd('ethereum')];
  return { ...(await ratesNow(sources)), ...(btc ? { btc } : {}), ...(eth ? { eth } : {}) };
}
