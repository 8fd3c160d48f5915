import { dexTotals } from '../dashboards/dex.ts';
import { gasHandlers } from '../dashboards/gas.ts';
import { halvingHandlers } from '../dashboards/halving.ts';
import { mtGoxHandlers } from '../dashboards/mtgox.ts';
import { nftHandlers } from '../dashboards/nft.ts';
import { defiOverviewHandlers } from '../defi/overview.ts';
import type { HandlerContext } from '../handler/handler.ts';

export async function lockedNow(context: HandlerContext) {
  const { tvl, change7d } = (await defiOverviewHandlers.defiOverview({ chain: '', twice: 0 }, context)).data;
  return { tvl, change7d };
}

export async function dexNow({ sources }: HandlerContext) {
  const { volume24h, spotShare } = await dexTotals(sources);
  return { volume24h, spotShare };
}

export async function nftNow(context: HandlerContext) {
  const { volume24h, collections } = (await nftHandlers.nftOverview({}, context)).data;
  const rises = collections.filter(({ change24h }) => change24h > 0).length;
  const falls = collections.filter(({ change24h }) => change24h < 0).length;
  return { volume24h, rises, falls };
}

/** With the part of the known hours that were cheaper. */
export async function gasNow(context: HandlerContext) {
  const { standard, history } = (await gasHandlers.ethGas({}, context)).data;
  const before = history.slice(0, -1);
  const cheaper = before.filter((hour) => hour.standard < standard).length;
  return { standard, cheaper: before.length === 0 ? null : (cheaper / before.length) * 100 };
}

export async function halvingNow(context: HandlerContext) {
  const { expectedAt, remaining } = (await halvingHandlers.halving({ coincode: 'bitcoin' }, context)).data;
  return { expectedAt, remaining };
}

export async function mtGoxNow(context: HandlerContext) {
  const { left, paid } = (await mtGoxHandlers.mtGox({}, context)).data;
  return { left, paid };
}
