import { describe, expect, it } from 'vitest';
import {
  defiCategoryColumns,
  defiChainColumns,
  defiCoinColumns,
  defiGovernedColumns,
  defiProtocolColumns,
} from '../dashboards/defi/columns.ts';
import { gasChainColumns } from '../dashboards/defi/fees.ts';
import { defiBestDashboard, defiLendingDashboard, defiPoolDashboard } from '../dashboards/defi/yields.ts';
import { dexDashboard, dexPairColumns } from '../dashboards/dex.ts';
import { poolsDashboard } from '../dashboards/dexPools.ts';
import { financingDashboard, investorColumns } from '../dashboards/financing.ts';
import { nftDashboard } from '../dashboards/nft.ts';
import { indicators } from '../indicators/definitions/indicators.ts';
import { choicesOf, rankingColumns } from '../rankings/ranking.ts';
import { rankingNames, rankings } from '../rankings/rankings.ts';
import { linkTo } from '../routes/link.ts';
import { coinDayColumns } from './coinDays.ts';
import { coinFeeColumns } from './coinFees.ts';
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
  fundingSpreadColumns,
  futuresCoinColumns,
  futuresVenueColumns,
  liquidationColumns,
} from './dashboards/futures.ts';
import {
  fundingStandingColumns,
  interestMoveColumns,
  interestStandingColumns,
} from './dashboards/futuresPast.ts';
import { gasTaskColumns } from './dashboards/gas.ts';
import { halvingCoinColumns, halvingPastColumns } from './dashboards/halving.ts';
import { liquidationWindowColumns } from './dashboards/liquidationWindows.ts';
import { mtGoxColumns } from './dashboards/mtgox.ts';
import { spreadColumns } from './dashboards/spread.ts';
import { stableColumns } from './dashboards/stable.ts';
import { stableChainColumns } from './dashboards/stableChains.ts';
import { stableDayColumns } from './dashboards/stableDays.ts';
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
import { optionSideColumns, strikeColumn } from './optionChain.ts';
import { optionExpiryColumns, optionVenueColumns } from './options.ts';
import { orderCostColumns } from './orderCost.ts';
import { otcColumns } from './otcQuotes.ts';
import { phoneColumns } from './phoneColumns.ts';
import { tokenColumns } from './tokenList.ts';
import { coinUnlockColumns, unlockColumns } from './unlocks.ts';
import { unrankedColumns } from './unrankedList.ts';
import { unrecordedColumns } from './unrecordedList.ts';
import { voterColumns } from './voters.ts';
import { walletColumns } from './wallets.ts';
import { watchedColumns } from './watched.ts';

/** What a 390 px phone has between the page's margins. */
const ROOM = 366;

interface Reported {
  readonly keys: readonly string[];
  /** Right edges of the key numbers, px. */
  readonly edges: readonly number[];
  /** Columns under one that stands under another itself, or two under one: they would be lost. */
  readonly lost: readonly string[];
}

function reported<Row>(all: readonly Column<Row>[]): Reported {
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
        reported(
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

const TABLES: Readonly<Record<string, Reported>> = {
  ...Object.fromEntries(rankingTables),
  coins: reported(coinColumns('24H')),
  mining: reported(miningColumns('24H')),
  tokens: reported(tokenColumns('24H')),
  futuresCoins: reported(futuresColumns('24H')),
  unranked: reported(unrankedColumns('24H')),
  unrecorded: reported(unrecordedColumns('24H')),
  watched: reported(watchedColumns('24H', { isPicking: false, isHolding: false, profitOf: () => null })),
  held: reported(watchedColumns('24H', { isPicking: false, isHolding: true, profitOf: () => null })),
  ath: reported(athColumns(0)),
  hotSearch: reported(hotSearchColumns([])),
  activity: reported(activityColumns),
  newCoins: reported(newCoinColumns),
  concepts: reported(conceptColumns),
  coinDays: reported(coinDayColumns('BTC')),
  holders: reported(holderColumns('BTC', { manyChains: true, hasOlder: true })),
  holderChains: reported(holderChainColumns('USDT')),
  spot: reported(marketColumns('spot')),
  futures: reported(marketColumns('futures')),
  dex: reported(marketColumns('dex')),
  otc: reported(marketColumns('otc')),
  coinWallets: reported(coinWalletColumns),
  longShort: reported(longShortColumns),
  exchanges: reported(exchanges.exchangeListColumns),
  hotExchanges: reported(exchanges.hotExchangeColumns),
  grades: reported(exchanges.gradeColumns),
  futuresExchanges: reported(exchanges.futuresVenueColumns),
  dexes: reported(exchanges.dexColumns),
  perpDexes: reported(exchanges.perpDexColumns),
  otcQuotes: reported(otcColumns),
  pairs: reported(pairColumns('spot')),
  marginPairs: reported(pairColumns('margin')),
  contracts: reported(contractColumns),
  earn: reported(earnColumns),
  reserves: reported(reserveColumns),
  reserveAddresses: reported(addressColumns),
  withdrawals: reported(withdrawalColumns),
  optionVenues: reported(optionVenueColumns),
  optionExpiries: reported(optionExpiryColumns('BTC')),
  optionChain: reported([strikeColumn, ...optionSideColumns('call', { symbol: 'BTC', forward: 1 })]),
  orderCosts: reported(orderCostColumns),
  dapps: reported(dappColumns),
  newestDapps: reported(newestDappColumns),
  nftMarkets: reported(nftMarketColumns),
  dappCategories: reported(dappCategoryColumns),
  dappChains: reported(dappChainColumns),
  wallets: reported(walletColumns),
  voters: reported(voterColumns({ choices: [], total: 1, space: { symbol: 'UNI' } } as never)),
  futuresOverview: reported(futuresCoinColumns('24H')),
  futuresVenues: reported(futuresVenueColumns),
  dated: reported(datedColumns(0)),
  fundingStandings: reported(fundingStandingColumns),
  interestStandings: reported(interestStandingColumns),
  interestMoves: reported(interestMoveColumns),
  fundingSpreads: reported(fundingSpreadColumns),
  liquidationWindows: reported(liquidationWindowColumns),
  liquidations: reported(liquidationColumns),
  gas: reported(gasTaskColumns),
  halvings: reported(halvingPastColumns),
  halvingCoins: reported(halvingCoinColumns),
  mtGox: reported(mtGoxColumns),
  spread: reported(
    spreadColumns({ reference: venue, others: [venue, { ...venue, code: 'okx', name: '欧易' }] }),
  ),
  stable: reported(stableColumns),
  stableDays: reported(stableDayColumns),
  stableChains: reported(stableChainColumns((code) => linkTo('dataDefiItem', { code }))),
  treasuries: reported(treasuryColumns(1)),
  trusts: reported(trustColumns),
  funds: reported(fundColumns),
  dexVenues: reported(dexDashboard.table.columns),
  dexPools: reported(poolsDashboard.table.columns),
  dexPairs: reported(dexPairColumns),
  nft: reported(nftDashboard.table.columns),
  financing: reported(financingDashboard.table.columns),
  investors: reported(investorColumns),
  unlocks: reported(unlockColumns),
  coinUnlocks: reported(coinUnlockColumns(false)),
  coinPastUnlocks: reported(coinUnlockColumns(true)),
  coinFees: reported(coinFeeColumns('gas')),
  defiGasChains: reported(gasChainColumns),
  defiProtocols: reported(defiProtocolColumns),
  defiCoins: reported(defiCoinColumns),
  defiGoverned: reported(defiGovernedColumns),
  defiCategories: reported(defiCategoryColumns),
  defiChains: reported(defiChainColumns),
  defiPools: reported(defiPoolDashboard.table.columns),
  defiLending: reported(defiLendingDashboard.table.columns),
  defiBest: reported(defiBestDashboard.table.columns),
  ...Object.fromEntries(
    Object.values(indicators).map((one) => [`indicator ${one.key}`, reported(indicatorColumns(one))]),
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
