import type { ParsedParams, WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { newcomerRankingEndpoints, SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { roiMultiple } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Sources } from '../../ports/sources.ts';
import { headOf, inSeconds } from '../rows/coinRow.ts';
import { type Sale, salesOf, stageOf } from './sales.ts';

type SaleWire = WireOf<typeof newcomerRankingEndpoints.saleRank>['data']['list'][number];
type Query = Pick<
  ParsedParams<typeof newcomerRankingEndpoints.saleRank>,
  'type' | 'stage' | 'sort' | 'platform'
>;

/** Lead time of a sale's announcement before the listing. */
const ANNOUNCED = 60 * DAY;

const FIGURE_OF: Readonly<Record<(typeof SALE_SORTS)[number], (row: SaleWire) => number | null>> = {
  recent: ({ begintime, onlinetime }) => Number(begintime ?? onlinetime ?? 0),
  roi: ({ roi }) => numberOf(roi),
  ath: ({ roi_ath }) => numberOf(roi_ath),
};

/** Sales of coins that are or soon will be listed. */
export async function saleRows(
  sources: Sources,
  { type, stage, sort, platform }: Query,
): Promise<SaleWire[]> {
  const time = sources.clock.now();
  const listed = new Map((await sources.coins.all()).map((now) => [now.code, now]));
  const known = coinCatalogue.filter(
    ({ code, launchedAt }) => listed.has(code) || (launchedAt > time && launchedAt < time + ANNOUNCED),
  );
  const sales = await salesOf(sources, known);
  const rows = known.flatMap((facts, at) => {
    const sale = sales[at] ?? null;
    return sale === null ? [] : [saleWire(facts, sale, listed.get(facts.code) ?? null, time)];
  });
  const chosen = rows.filter(
    (row) =>
      (type === 'all' || row.type === type) &&
      (platform === '' || row.platform === platform) &&
      isAt(row, stage),
  );
  return descending(chosen, FIGURE_OF[sort]);
}

function isAt(row: SaleWire, stage: Query['stage']): boolean {
  if (stage === 'listed') return row.onlinetime !== null;
  return stage === 'all' || row.stage === stage;
}

function saleWire(facts: CatalogueCoin, sale: Sale, now: CoinSnapshot | null, time: number): SaleWire {
  const { issuePrice, target, progress, raised } = sale;
  return {
    ...headOf(facts),
    type: sale.kind,
    stage: stageOf(sale, time),
    platform: sale.platform.code,
    platform_name: sale.platform.name,
    icoprice: issuePrice,
    target_usd: target,
    raised_usd: raised,
    progress: progress === null ? null : progress * 100,
    begintime: inSeconds(sale.beginsAt),
    endtime: inSeconds(sale.endsAt),
    onlinetime: now === null ? null : inSeconds(facts.launchedAt),
    current_price_usd: now?.price ?? null,
    change_percent: now?.change24h ?? null,
    high_price: now?.allTimeHigh ?? null,
    high_time: now && inSeconds(now.allTimeHighAt),
    roi: now && roiMultiple(now.price, issuePrice),
    roi_ath: now?.allTimeHigh == null ? null : roiMultiple(now.allTimeHigh, issuePrice),
    vol_usd: now?.volume24h ?? null,
  };
}

function numberOf(value: number | string | null | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
