import { blockchainChart } from './chains/blockchain.ts';
import { feeHistory } from './chains/ethereum.ts';
import { bitcoinHeight } from './chains/mempool.ts';
import { globalMarket } from './coingecko/globalMarket.ts';
import { coinListings } from './coinmarketcap/listings.ts';
import { chains } from './defillama/chains.ts';
import { coinPrices } from './defillama/coinPrices.ts';
import { yieldPools } from './defillama/pools.ts';
import { stablecoins } from './defillama/stablecoins.ts';
import { deribitIndex, deribitOptions } from './deribit/options.ts';
import { binanceTickers } from './exchanges/binance.ts';
import { bitgetTickers } from './exchanges/bitget.ts';
import { bybitTickers } from './exchanges/bybit.ts';
import { coinbaseTickers } from './exchanges/coinbase.ts';
import { binanceFunding } from './exchanges/contracts/binance.ts';
import { coinbaseTrades } from './exchanges/depth/coinbase.ts';
import { gateTickers } from './exchanges/gate.ts';
import { krakenTickers } from './exchanges/kraken.ts';
import { okxTickers } from './exchanges/okx.ts';
import { upbitTickers } from './exchanges/upbit.ts';
import { repositoryFigures } from './github/repository.ts';
import { bybitNotices } from './notices/bybit.ts';
import { okxNotices } from './notices/okx.ts';
import { paprikaTickers } from './paprika/tickers.ts';
import { one, type Probe, rows } from './probe.ts';
import { currencyRates } from './rates/frankfurter.ts';
import { fearGreedDays } from './sentiment/alternative.ts';
import { snapshotProposals } from './snapshot/proposals.ts';
import type { SourceName } from './sourceTable.ts';

const timeOf = ({ time }: { readonly time: number | null }) => time;
const updatedAtOf = ({ updatedAt }: { readonly updatedAt: number | null }) => updatedAt;

/** What tells whether a source answers as documented: cheap questions, at least one of each. */
export const probes: Readonly<Record<SourceName, readonly Probe[]>> = {
  BINANCE: [rows('spot tickers', binanceTickers, timeOf)],
  BINANCE_FUTURES: [rows('funding', binanceFunding, timeOf)],
  OKX: [rows('spot tickers', okxTickers, timeOf), rows('notices', okxNotices(1), timeOf)],
  BYBIT: [rows('spot tickers', bybitTickers, timeOf), rows('notices', bybitNotices(1), timeOf)],
  GATE: [rows('spot tickers', gateTickers, timeOf)],
  BITGET: [rows('spot tickers', bitgetTickers, timeOf)],
  COINBASE: [rows('spot tickers', coinbaseTickers, timeOf)],
  COINBASE_EXCHANGE: [rows('trades', coinbaseTrades('BTC-USD'), timeOf)],
  KRAKEN: [rows('spot tickers', krakenTickers, timeOf)],
  UPBIT: [rows('spot tickers', upbitTickers, timeOf)],
  DERIBIT: [rows('options', deribitOptions('BTC'), timeOf), one('index', deribitIndex('BTC'), () => null)],
  COINGECKO: [one('global market', globalMarket, updatedAtOf)],
  LLAMA: [rows('chains', chains, () => null)],
  LLAMA_COINS: [rows('coin prices', coinPrices(['bitcoin', 'ethereum']), timeOf)],
  LLAMA_STABLECOINS: [rows('stablecoins', stablecoins, () => null)],
  LLAMA_YIELDS: [rows('yield pools', yieldPools, () => null)],
  COINPAPRIKA: [rows('tickers', paprikaTickers, updatedAtOf)],
  COINMARKETCAP: [rows('listings', coinListings(100), updatedAtOf)],
  FRANKFURTER: [rows('rates', currencyRates(['CNY', 'EUR', 'JPY']), ({ day }) => day)],
  ALTERNATIVE: [rows('fear and greed', fearGreedDays(30), timeOf)],
  MEMPOOL: [one('block height', bitcoinHeight, () => null)],
  BLOCKCHAIN: [rows('hash rate', blockchainChart('hash-rate', '30days'), timeOf)],
  ETHEREUM_RPC: [one('fee history', feeHistory, () => null)],
  SNAPSHOT: [
    rows(
      'proposals',
      snapshotProposals({ spaces: ['aave.eth'], createdAfter: 0, limit: 5 }),
      (proposal) => proposal.createdAt,
    ),
  ],
  GITHUB: [one('repository', repositoryFigures('bitcoin/bitcoin'), ({ pushedAt }) => pushedAt)],
};
