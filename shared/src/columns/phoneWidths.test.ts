import { describe, expect, it } from 'vitest';
import {
  defiCategoryColumns,
  defiChainColumns,
  defiCoinColumns,
  defiGovernedColumns,
  defiProtocolColumns,
} from '../dashboards/defi/columns.ts';
import { defiBestDashboard, defiLendingDashboard, defiPoolDashboard } from '../dashboards/defi/yields.ts';
import { dexDashboard, dexPairColumns } from '../dashboards/dex.ts';
import { financingDashboard, investorColumns } from '../dashboards/financing.ts';
import { nftDashboard } from '../dashboards/nft.ts';
import { indicators } from '../indicators/definitions/indicators.ts';
import { choicesOf, rankingColumns } from '../rankings/ranking.ts';
import { rankingNames, rankings } from '../rankings/rankings.ts';
import { coinDayColumns } from './coinDays.ts';
import { holderChainColumns, holderColumns } from './coinHolders.ts';
import { coinColumns } from './coinList.ts';
import { marketColumns } from './coinMarkets.ts';
import { activityColumns, athColumns, hotSearchColumns, newCoinColumns } from './coinTables.ts';
import { coinWalletColumns } from './coinWallets.ts';
import type { Column } from './column.ts';
import { columnWidths } from './columnWidths.ts';
import { conceptColumns } from './concepts.ts';
import {
  dappCategoryColumns,
  dappChainColumns,
  dappColumns,
  newestDappColumns,
  nftMarketColumns,
} from './dapps.ts';
import {
  datedColumns,
  futuresCoinColumns,
  futuresVenueColumns,
  liquidationColumns,
} from './dashboards/futures.ts';
import { gasTaskColumns } from './dashboards/gas.ts';
import { halvingCoinColumns, halvingPastColumns } from './dashboards/halving.ts';
import { mtGoxColumns } from './dashboards/mtgox.ts';
import { spreadColumns } from './dashboards/spread.ts';
import { stableColumns, stableIssueColumns } from './dashboards/stable.ts';
import { treasuryColumns } from './dashboards/treasuries.ts';
import { fundColumns, trustColumns } from './dashboards/trusts.ts';
import { withdrawalColumns } from './exchangeDetails.ts';
import { earnColumns } from './exchangeEarn.ts';
import { futuresColumns as contractColumns } from './exchangeFutures.ts';
import { pairColumns } from './exchangePairs.ts';
import * as exchanges from './exchangeRankings.ts';
import { addressColumns, reserveColumns } from './exchangeReserves.ts';
import { futuresColumns } from './futuresList.ts';
import { indicatorColumns } from './indicatorDays.ts';
import { longShortColumns } from './longShort.ts';
import { miningColumns } from './miningList.ts';
import { optionExpiryColumns, optionVenueColumns } from './options.ts';
import { orderCostColumns } from './orderCost.ts';
import { phoneColumns } from './phoneColumns.ts';
import { tokenColumns } from './tokenList.ts';
import { unrankedColumns } from './unrankedList.ts';
import { unrecordedColumns } from './unrecordedList.ts';
import { voterColumns } from './voters.ts';
import { walletColumns } from './wallets.ts';
import { watchedColumns } from './watched.ts';

/** What a 390 px phone has between the page's margins. */
const ROOM = 366;

interface Told {
  readonly keys: readonly string[];
  /** Right edges of the key numbers, px. */
  readonly edges: readonly number[];
  /** Columns under one that stands under another itself, or two under one: they would be lost. */
  readonly lost: readonly string[];
}

function told<Row>(all: readonly Column<Row>[]): Told {
  const columns = all.filter(({ optional }) => !optional);
  const placed = phoneColumns(columns);
  const { widths } = columnWidths(
    placed.map(({ column }) => column),
    true,
  );
  const marked = placed.filter(({ column }) => column.phone === 'key');
  const numbers = placed.filter(({ column }) => column.content.as === 'number').slice(0, 2);
  const keys = marked.length > 0 ? marked : numbers;
  const shown = placed.flatMap(({ column, under }) => [column.id, ...(under ? [under.id] : [])]);
  return {
    keys: keys.map(({ column, under }) => [column.id, under?.id].filter(Boolean).join('/')),
    edges: keys.map((key) => widths.slice(0, placed.indexOf(key) + 1).reduce((sum, width) => sum + width, 0)),
    lost: columns.flatMap(({ id, phone }) => (phone === 'hidden' || shown.includes(id) ? [] : [id])),
  };
}

const venue = { code: 'binance', name: '币安', logo: '' };
const rankingTables = rankingNames.map(
  (name) =>
    [
      name,
      rankings[name].withRows((one) =>
        told(
          rankingColumns(
            one,
            [],
            choicesOf(one.switches, () => null),
            0,
          ),
        ),
      ),
    ] as const,
);

const TABLES: Readonly<Record<string, Told>> = {
  ...Object.fromEntries(rankingTables),
  coins: told(coinColumns('24H')),
  mining: told(miningColumns('24H')),
  tokens: told(tokenColumns('24H')),
  futuresCoins: told(futuresColumns('24H')),
  unranked: told(unrankedColumns('24H')),
  unrecorded: told(unrecordedColumns('24H')),
  watched: told(watchedColumns('24H', { isPicking: false, profitOf: () => null })),
  ath: told(athColumns(0)),
  hotSearch: told(hotSearchColumns([])),
  activity: told(activityColumns),
  newCoins: told(newCoinColumns),
  concepts: told(conceptColumns),
  coinDays: told(coinDayColumns('BTC')),
  holders: told(holderColumns('BTC', { manyChains: true, hasOlder: true })),
  holderChains: told(holderChainColumns('USDT')),
  spot: told(marketColumns('spot')),
  futures: told(marketColumns('futures')),
  dex: told(marketColumns('dex')),
  otc: told(marketColumns('otc')),
  coinWallets: told(coinWalletColumns),
  longShort: told(longShortColumns),
  exchanges: told(exchanges.exchangeListColumns),
  hotExchanges: told(exchanges.hotExchangeColumns),
  grades: told(exchanges.gradeColumns),
  futuresExchanges: told(exchanges.futuresVenueColumns),
  dexes: told(exchanges.dexColumns),
  otcQuotes: told(exchanges.otcColumns),
  pairs: told(pairColumns('spot')),
  marginPairs: told(pairColumns('margin')),
  contracts: told(contractColumns),
  earn: told(earnColumns),
  reserves: told(reserveColumns),
  reserveAddresses: told(addressColumns),
  withdrawals: told(withdrawalColumns),
  optionVenues: told(optionVenueColumns),
  optionExpiries: told(optionExpiryColumns('BTC')),
  orderCosts: told(orderCostColumns),
  dapps: told(dappColumns),
  newestDapps: told(newestDappColumns),
  nftMarkets: told(nftMarketColumns),
  dappCategories: told(dappCategoryColumns),
  dappChains: told(dappChainColumns),
  wallets: told(walletColumns),
  voters: told(voterColumns({ choices: [], total: 1, space: { symbol: 'UNI' } } as never)),
  futuresOverview: told(futuresCoinColumns('24H')),
  futuresVenues: told(futuresVenueColumns),
  dated: told(datedColumns(0)),
  liquidations: told(liquidationColumns),
  gas: told(gasTaskColumns),
  halvings: told(halvingPastColumns),
  halvingCoins: told(halvingCoinColumns),
  mtGox: told(mtGoxColumns),
  spread: told(spreadColumns({ reference: venue, others: [venue, { ...venue, code: 'okx', name: '欧易' }] })),
  stable: told(stableColumns),
  stableIssues: told(stableIssueColumns),
  treasuries: told(treasuryColumns(1)),
  trusts: told(trustColumns),
  funds: told(fundColumns),
  dexVenues: told(dexDashboard.table.columns),
  dexPairs: told(dexPairColumns),
  nft: told(nftDashboard.table.columns),
  financing: told(financingDashboard.table.columns),
  investors: told(investorColumns),
  defiProtocols: told(defiProtocolColumns),
  defiCoins: told(defiCoinColumns),
  defiGoverned: told(defiGovernedColumns),
  defiCategories: told(defiCategoryColumns),
  defiChains: told(defiChainColumns),
  defiPools: told(defiPoolDashboard.table.columns),
  defiLending: told(defiLendingDashboard.table.columns),
  defiBest: told(defiBestDashboard.table.columns),
  ...Object.fromEntries(
    Object.values(indicators).map((one) => [`indicator ${one.key}`, told(indicatorColumns(one))]),
  ),
};

describe('on a phone of 390 px', () => {
  it.each(Object.entries(TABLES))(
    '%s shows its key numbers without a swipe',
    (_name, { keys, edges, lost }) => {
      expect(keys.length, 'key numbers').toBeGreaterThan(0);
      expect(Object.fromEntries(keys.map((key, at) => [key, edges[at]]))).toSatisfy(
        () => Math.max(...edges) <= ROOM,
        `within ${ROOM} px: ${keys.map((key, at) => `${key} ${edges[at]}`).join(', ')}`,
      );
      expect(lost).toEqual([]);
    },
  );
});
