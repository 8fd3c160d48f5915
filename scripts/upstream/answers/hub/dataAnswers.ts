import { flowRun } from '@coinmirror/shared/indicators/flowRun.ts';
import { coinLongShortHandlers } from '../coin/longShort.ts';
import { indicatorOverviewHandlers } from '../dashboards/indicatorOverview.ts';
import { trustHandlers } from '../dashboards/trusts.ts';
import { exchangeOptionHandlers } from '../exchange/options.ts';
import { ok } from '../handler/envelopes.ts';
import type { HandlerContext, Handlers } from '../handler/handler.ts';
import { marketHandlers } from '../market/market.ts';
import * as chain from './chainAnswers.ts';
import { ifTold } from './ifTold.ts';
import * as market from './marketAnswers.ts';

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
      spread: await ifTold(() => market.spreadNow(context)),
      futures: await ifTold(() => market.futuresNow(context)),
      longShort: await ifTold(() => longShortNow(context)),
      options: await ifTold(() => optionsNow(context)),
      defi: await ifTold(() => chain.lockedNow(context)),
      dex: await ifTold(() => chain.dexNow(context)),
      nft: await ifTold(() => chain.nftNow(context)),
      gas: await ifTold(() => chain.gasNow(context)),
      halving: await ifTold(() => chain.halvingNow(context)),
      mtGox: await ifTold(() => chain.mtGoxNow(context)),
      holdings: await ifTold(() => market.holdingsNow(context)),
      funds: await ifTold(() => fundsNow(context)),
      financing: await ifTold(() => market.financingNow(context)),
      stable: await ifTold(() => market.stableNow(context)),
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
