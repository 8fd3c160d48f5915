import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { one, rows, timeless } from '../question/probe.ts';
import { type SourceRow, source } from '../question/sourceRow.ts';
import { fearGreedDays } from './alternative/alternative.ts';
import { blockchainChart } from './chains/blockchain.ts';
import { feeHistory } from './chains/ethereum.ts';
import { bitcoinFees, bitcoinHeight } from './chains/mempool.ts';
import { globalMarket } from './coingecko/globalMarket.ts';
import { coinListings } from './coinmarketcap/listings.ts';
import { paprikaTickers } from './coinpaprika/tickers.ts';
import { chains } from './defillama/chains.ts';
import { coinPrices } from './defillama/coinPrices.ts';
import { dexOverview } from './defillama/dexes.ts';
import { earnedOverview } from './defillama/fees.ts';
import { yieldPools } from './defillama/pools.ts';
import { protocols } from './defillama/protocols.ts';
import { stablecoins } from './defillama/stablecoins.ts';
import { unlockIndex } from './defillama/unlocks.ts';
import { deribitIndex, deribitOptions } from './deribit/options.ts';
import { deribitVolatilityIndex } from './deribit/volatilityIndex.ts';
import { currencyRates } from './frankfurter/frankfurter.ts';
import { geckoPools } from './geckoterminal/pools.ts';
import { repositoryFigures } from './github/repository.ts';
import { snapshotProposals } from './snapshot/proposals.ts';

const ETHEREUM_NODES: SourceRow['origins'] = [
  'https://ethereum-rpc.publicnode.com',
  'https://eth.drpc.org',
  'https://rpc.mevblocker.io',
];

/** A paid key is for a host of its own; its limits are those of the smallest plan. */
const COINGECKO_KEYS: SourceRow['keys'] = [
  {
    variable: 'COINGECKO_PRO_API_KEY',
    header: (key) => ({ 'x-cg-pro-api-key': key }),
    limits: { perMinute: 250, perMonth: 100_000 },
    origins: ['https://pro-api.coingecko.com'],
  },
  {
    variable: 'COINGECKO_API_KEY',
    header: (key) => ({ 'x-cg-demo-api-key': key }),
    limits: { perMinute: 100, perMonth: 10_000 },
  },
];

const volatilityIndex = deribitVolatilityIndex('BTC', Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2));
const proposals = snapshotProposals({ spaces: ['aave.eth', 'ens.eth'], createdAfter: 0, limit: 5 });

/** Every source of one purpose, by its name in variables. */
export const providers = {
  DERIBIT: source('Deribit', ['https://www.deribit.com'], 120, {
    sockets: ['wss://www.deribit.com'],
    ports: ['options'],
    probes: [
      rows('options', deribitOptions('BTC'), ({ time }) => time),
      one('index', deribitIndex('BTC'), timeless),
      rows('volatility index', volatilityIndex, timeless),
    ],
  }),
  COINGECKO: source('CoinGecko', ['https://api.coingecko.com'], 4, {
    burst: 1,
    perMonth: 10_000,
    keys: COINGECKO_KEYS,
    ports: ['coins', 'supply', 'venues', 'treasuries', 'searches'],
    lateAfter: 2 * HOUR,
    probes: [one('global market', globalMarket, ({ updatedAt }) => updatedAt)],
  }),
  // It names no limit; a page of a protocol alone asks four questions.
  LLAMA: source('DefiLlama', ['https://api.llama.fi'], 60, {
    burst: 12,
    // HTTP 400: `Protocol not found`.
    unknownSubject: /not found/i,
    ports: ['defi', 'reserves'],
    probes: [
      rows('chains', chains, timeless),
      rows('protocols', protocols, timeless),
      one('dex volumes', dexOverview(null), timeless),
      rows('fees', earnedOverview('dailyFees', null), timeless),
    ],
  }),
  LLAMA_COINS: source('DefiLlama', ['https://coins.llama.fi'], 30, {
    ports: ['coins'],
    probes: [rows('coin prices', coinPrices(['bitcoin', 'ethereum']), ({ time }) => time)],
  }),
  LLAMA_STABLECOINS: source('DefiLlama', ['https://stablecoins.llama.fi'], 30, {
    ports: ['stables'],
    probes: [rows('stablecoins', stablecoins, timeless)],
  }),
  LLAMA_YIELDS: source('DefiLlama', ['https://yields.llama.fi'], 10, {
    ports: ['pools'],
    probes: [rows('yield pools', yieldPools, timeless)],
  }),
  // Its guide says 30 calls a minute, shared by everybody behind an address: a sixth of it.
  GECKOTERMINAL: source('GeckoTerminal', ['https://api.geckoterminal.com'], 5, {
    burst: 4,
    headers: { accept: 'application/json;version=20230302' },
    ports: ['dexPools'],
    lateAfter: 15 * MINUTE,
    probes: [
      rows('trending pools', geckoPools('trending', null), timeless),
      rows('new pools', geckoPools('new', null), ({ createdAt }) => createdAt),
    ],
  }),
  // A file of 20 MB that no documentation names and no licence is stated for: off until the operator decides on it.
  LLAMA_UNLOCKS: source('DefiLlama', ['https://defillama-datasets.llama.fi'], 1, {
    off: true,
    ports: ['unlocks'],
    lateAfter: 36 * HOUR,
    probes: [rows('unlock schedules', unlockIndex, timeless)],
  }),
  COINPAPRIKA: source('Coinpaprika', ['https://api.coinpaprika.com'], 6, {
    perMonth: 20_000,
    ports: ['coins'],
    probes: [rows('tickers', paprikaTickers, ({ updatedAt }) => updatedAt)],
  }),
  COINMARKETCAP: source('CoinMarketCap', ['https://pro-api.coinmarketcap.com'], 6, {
    off: true,
    keys: [
      {
        variable: 'COINMARKETCAP_API_KEY',
        header: (key) => ({ 'x-cmc_pro_api_key': key }),
        limits: { perMinute: 30, perMonth: null },
      },
    ],
    ports: ['coins'],
    probes: [rows('listings', coinListings(100), ({ updatedAt }) => updatedAt)],
  }),
  FRANKFURTER: source('Frankfurter', ['https://api.frankfurter.dev'], 10, {
    burst: 3,
    ports: ['rates'],
    lateAfter: 2 * HOUR,
    probes: [rows('currency rates', currencyRates(['CNY', 'EUR', 'JPY', 'RUB', 'XAU']), ({ day }) => day)],
  }),
  ALTERNATIVE: source('alternative.me', ['https://api.alternative.me'], 6, {
    ports: ['sentiment'],
    probes: [rows('fear and greed', fearGreedDays(30), ({ time }) => time)],
  }),
  MEMPOOL: source('mempool.space', ['https://mempool.space'], 12, {
    ports: ['mining', 'calendar'],
    probes: [one('block height', bitcoinHeight, timeless), one('fees', bitcoinFees, timeless)],
  }),
  BLOCKCHAIN: source('Blockchain.com', ['https://api.blockchain.info'], 6, {
    ports: ['mining'],
    probes: [rows('hash rate', blockchainChart('hash-rate', '30days'), ({ time }) => time)],
  }),
  // Nodes of one chain, each kept by somebody else: none asks for a key.
  ETHEREUM_RPC: source('Ethereum', ETHEREUM_NODES, 30, {
    ports: ['gas'],
    probes: [one('fee history', feeHistory, timeless)],
  }),
  SNAPSHOT: source('Snapshot', ['https://hub.snapshot.org'], 50, {
    ports: ['proposals'],
    probes: [rows('proposals', proposals, ({ createdAt }) => createdAt)],
  }),
  GITHUB: source('GitHub', ['https://api.github.com'], 1, {
    burst: 4,
    keys: [
      {
        variable: 'GITHUB_TOKEN',
        header: (key) => ({ authorization: `Bearer ${key}` }),
        // 5,000 an hour.
        limits: { perMinute: 83, perMonth: null },
      },
    ],
    ports: ['repositories'],
    probes: [one('repository', repositoryFigures('bitcoin/bitcoin'), ({ pushedAt }) => pushedAt)],
  }),
} as const satisfies Readonly<Record<string, SourceRow>>;
