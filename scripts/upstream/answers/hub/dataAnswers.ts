import { flowRun } from '@coinmirror/shared/indicators/flowRun.ts';
import { coinLongShortHandlers } from '../coin/longShort.ts';
import { indicatorOverviewHandlers } from '../dashboards/indicatorOverview.ts';
import { trustHandlers } from '../dashboards/trusts.ts';
import { exchangeOptionHandlers } from '../exchange/options.ts';
import { ok } from '../handler/envelopes.ts';
import type { HandlerContext, Handlers } from '../handler/handler.ts';
import { marketHandlers } from '../market/market.ts';
import * as chain from './chainAnswers.ts';
import { ifAnswered } from './ifAnswered.ts';
import * as market from './marketAnswers.ts';
import { unlocksNow } from './unlocksNow.ts';

/** The one number of each page of the data centre, as that page's own answer has it. */
export const dataAnswersHandlers = {
  async dataAnswers(_params, context) {
    const { data: board } = await indicatorOverviewHandlers.indicatorOverview({}, context);
    const { data: whole } = await marketHandlers.globalMarket({}, context);
    return ok({
      market: {
        marketCap: whole.marketCap,
        change24h: whole.marketCapChange24h,
        volume24h: whole.volume24h,
        btcShare: whole.btcDominance,
      },
      indicators: board.rows,
      spread: await ifAnswered(() => market.spreadNow(context)),
      futures: await ifAnswered(() => market.futuresNow(context)),
      longShort: await ifAnswered(() => longShortNow(context)),
      options: await ifAnswered(() => optionsNow(context)),
      unlocks: await ifAnswered(() => unlocksNow(context)),
      defi: await ifAnswered(() => chain.lockedNow(context)),
      dex: await ifAnswered(() => chain.dexNow(context)),
      nft: await ifAnswered(() => chain.nftNow(context)),
      gas: await ifAnswered(() => chain.gasNow(context)),
      halving: await ifAnswered(() => chain.halvingNow(context)),
      mtGox: await ifAnswered(() => chain.mtGoxNow(context)),
      holdings: await ifAnswered(() => market.holdingsNow(context)),
      funds: await ifAnswered(() => fundsNow(context)),
      financing: await ifAnswered(() => market.financingNow(context)),
      stable: await ifAnswered(() => market.stableNow(context)),
    });
  },
} satisfies Handlers<'dataAnswers'>;

/** More accounts are long than short. */
const HALF = 50;

async function longShortNow(context: HandlerContext) {
  const { data } = await coinLongShortHandlers.coinLongShort({ code: 'bitcoin', period: '1h' }, context);
  if (data === null || data === undefined) return null;
  const { long, exchanges } = data;
  return { long, longer: exchanges.filter((one) => one.long > HALF).length, venues: exchanges.length };
}

async function optionsNow(context: HandlerContext) {
  const { data } = await exchangeOptionHandlers.optionsOverview({ coincode: 'bitcoin' }, context);
  const [next] = data.expiries;
  if (next === undefined) return null;
  const { expiresAt, maxPain, openInterest } = next;
  return { openInterest, expiresAt, maxPain, price: data.price };
}

async function fundsNow(context: HandlerContext) {
  const { data } = await trustHandlers.fundFlows({ coincode: 'bitcoin' }, context);
  return flowRun(data.days);
}
