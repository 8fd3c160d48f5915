import type { GivenOf, ParsedParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { newcomerRankingEndpoints, SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { roiMultiple } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Sources } from '../../ports/sources.ts';
import { headOf } from '../rows/coinRow.ts';
import { type Sale, salesOf, stageOf } from './sales.ts';

type SaleRow = GivenOf<typeof newcomerRankingEndpoints.saleRank>['data']['list'][number];
type Query = Pick<
  ParsedParams<typeof newcomerRankingEndpoints.saleRank>,
  'type' | 'stage' | 'sort' | 'platform'
>;

/** Lead time of a sale's announcement before the listing. */
const ANNOUNCED = 60 * DAY;

const FIGURE_OF: Readonly<Record<(typeof SALE_SORTS)[number], (row: SaleRow) => number | null>> = {
  recent: ({ beginsAt, listedAt }) => beginsAt ?? listedAt ?? 0,
  roi: ({ roi }) => roi,
  ath: ({ athRoi }) => athRoi,
};

/** Sales of coins that are or soon will be listed. */
export async function saleRows(sources: Sources, { type, stage, sort, platform }: Query): Promise<SaleRow[]> {
  const time = sources.clock.now();
  const listed = new Map((await sources.coins.all()).map((now) => [now.code, now]));
  const known = coinCatalogue.filter(
    ({ code, launchedAt }) => listed.has(code) || (launchedAt > time && launchedAt < time + ANNOUNCED),
  );
  const sales = await salesOf(sources, known);
  const rows = known.flatMap((facts, at) => {
    const sale = sales[at] ?? null;
    return sale === null ? [] : [saleRow(facts, sale, listed.get(facts.code) ?? null, time)];
  });
  const chosen = rows.filter(
    (row) =>
      (type === 'all' || row.kind === type) &&
      (platform === '' || row.platform.code === platform) &&
      isAt(row, stage),
  );
  return descending(chosen, FIGURE_OF[sort]);
}

function isAt(row: SaleRow, stage: Query['stage']): boolean {
  if (stage === 'listed') return row.listedAt !== null;
  return stage === 'all' || row.stage === stage;
}

function saleRow(facts: CatalogueCoin, sale: Sale, now: CoinSnapshot | null, time: number): SaleRow {
  const { issuePrice, target, progress, raised } = sale;
  return {
    ...headOf(facts),
    kind: sale.kind,
    stage: stageOf(sale, time),
    platform: sale.platform,
    issuePrice,
    target,
    raised,
    progress: progress === null ? null : progress * 100,
    beginsAt: sale.beginsAt,
    endsAt: sale.endsAt,
    listedAt: now === null ? null : facts.launchedAt,
    price: now?.price ?? null,
    change24h: now?.change24h ?? null,
    allTimeHigh: now?.allTimeHigh ?? null,
    allTimeHighAt: now?.allTimeHighAt ?? null,
    roi: now && roiMultiple(now.price, issuePrice),
    athRoi: now?.allTimeHigh == null ? null : roiMultiple(now.allTimeHigh, issuePrice),
    volume24h: now?.volume24h ?? null,
  };
}
