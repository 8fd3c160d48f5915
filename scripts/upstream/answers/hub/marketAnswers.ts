import { PAST_DAYS } from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { FIRST_SPREAD_PERIOD } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { ifConnected } from '../../ports/requirePort.ts';
import { financingHandlers } from '../dashboards/financing.ts';
import { futuresOverviewHandlers } from '../dashboards/futures.ts';
import { spreadHandlers } from '../dashboards/spread.ts';
import { stableHandlers } from '../dashboards/stable.ts';
import { treasuryHandlers } from '../dashboards/treasuries.ts';
import type { HandlerContext } from '../handler/handler.ts';
import { contractsOf } from '../indexes/pairs.ts';
import { SETTLEMENTS_A_DAY, standingOf } from '../series/futuresPast.ts';

export async function spreadNow(context: HandlerContext) {
  const { data } = await spreadHandlers.spotSpread({ period: FIRST_SPREAD_PERIOD }, context);
  const [other] = data.others;
  const last = data.points.at(-1);
  const [price] = last?.others ?? [];
  if (other === undefined || last === undefined || price === undefined || price <= 0) return null;
  return { reference: data.reference.name, other: other.name, percent: (last.reference / price - 1) * 100 };
}

export async function futuresNow(context: HandlerContext) {
  const { data } = await futuresOverviewHandlers.futuresOverview({}, context);
  const bitcoin = data.coins.find(({ code }) => code === 'bitcoin');
  const { openInterest, volume24h, long24h, short24h } = data;
  const own = bitcoin?.openInterest ?? null;
  const funding = bitcoin?.funding ?? null;
  const standing = await ifConnected(async () => {
    const contracts = await contractsOf(context.sources, 'bitcoin');
    return standingOf(context.sources, 'bitcoin', { funding, contracts }, PAST_DAYS);
  });
  const days = Math.floor((standing?.settlements ?? 0) / SETTLEMENTS_A_DAY);
  return {
    funding,
    // Less than a day says nothing of what is usual.
    fundingLower: days > 0 ? (standing?.percentile ?? null) : null,
    fundingDays: days,
    openInterest,
    bitcoinShare: own === null || !openInterest ? null : (own / openInterest) * 100,
    bitcoinChange24h: standing?.interestChange24h ?? null,
    ...{ volume24h, long24h, short24h },
  };
}

export async function holdingsNow(context: HandlerContext) {
  const { total, share } = (await treasuryHandlers.treasuries({}, context)).data;
  return { total, share };
}

export async function financingNow(context: HandlerContext) {
  const { amount30d, count30d } = (await financingHandlers.financing({}, context)).data;
  return { amount30d, count30d };
}

export async function stableNow(context: HandlerContext) {
  const { data } = await stableHandlers.stablecoins({}, context);
  const { marketCap, change7d, otcPrice, premium } = data;
  const pegs = data.coins.flatMap(({ code, symbol, deviation }) =>
    typeof deviation === 'number' ? [{ code, symbol, deviation }] : [],
  );
  return { marketCap, change7d, pegs, otcPrice, premium };
}
