import { blockchainChart } from '../chains/blockchain.ts';
import { feeHistory } from '../chains/ethereum.ts';
import { bitcoinFees, bitcoinHeight } from '../chains/mempool.ts';
import { globalMarket } from '../coingecko/globalMarket.ts';
import { coinListings } from '../coinmarketcap/listings.ts';
import { chains } from '../defillama/chains.ts';
import { coinPrices } from '../defillama/coinPrices.ts';
import { dexOverview } from '../defillama/dexes.ts';
import { yieldPools } from '../defillama/pools.ts';
import { protocols } from '../defillama/protocols.ts';
import { stablecoins } from '../defillama/stablecoins.ts';
import { repositoryFigures } from '../github/repository.ts';
import { paprikaTickers } from '../paprika/tickers.ts';
import { currencyRates } from '../rates/frankfurter.ts';
import { fearGreedDays } from '../sentiment/alternative.ts';
import { snapshotProposals } from '../snapshot/proposals.ts';
import type { SourceName } from '../sourceTable.ts';
import { exchangeProbes } from './exchangeProbes.ts';
import { feedProbes } from './feedProbes.ts';
import { one, type Probe, rows, timeless } from './probe.ts';

const proposals = snapshotProposals({ spaces: ['aave.eth', 'ens.eth'], createdAfter: 0, limit: 5 });

/**
 * What tells whether a source answers as documented: at least one question of each source, and together no more than
 * may be spent of its limit at once.
 */
export const probes: Readonly<Record<SourceName, readonly Probe[]>> = {
  ...exchangeProbes,
  COINGECKO: [one('global market', globalMarket, ({ updatedAt }) => updatedAt)],
  LLAMA: [
    rows('chains', chains, timeless),
    rows('protocols', protocols, timeless),
    one('dex volumes', dexOverview(null), timeless),
  ],
  LLAMA_COINS: [rows('coin prices', coinPrices(['bitcoin', 'ethereum']), ({ time }) => time)],
  LLAMA_STABLECOINS: [rows('stablecoins', stablecoins, timeless)],
  LLAMA_YIELDS: [rows('yield pools', yieldPools, timeless)],
  COINPAPRIKA: [rows('tickers', paprikaTickers, ({ updatedAt }) => updatedAt)],
  COINMARKETCAP: [rows('listings', coinListings(100), ({ updatedAt }) => updatedAt)],
  FRANKFURTER: [rows('currency rates', currencyRates(['CNY', 'EUR', 'JPY', 'RUB', 'XAU']), ({ day }) => day)],
  ALTERNATIVE: [rows('fear and greed', fearGreedDays(30), ({ time }) => time)],
  MEMPOOL: [one('block height', bitcoinHeight, timeless), one('fees', bitcoinFees, timeless)],
  BLOCKCHAIN: [rows('hash rate', blockchainChart('hash-rate', '30days'), ({ time }) => time)],
  ETHEREUM_RPC: [one('fee history', feeHistory, timeless)],
  SNAPSHOT: [rows('proposals', proposals, ({ createdAt }) => createdAt)],
  ...feedProbes,
  GITHUB: [one('repository', repositoryFigures('bitcoin/bitcoin'), ({ pushedAt }) => pushedAt)],
};
