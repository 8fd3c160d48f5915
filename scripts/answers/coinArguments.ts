import { COIN_SORTS } from '@coinmirror/shared/contract/coins.ts';
import {
  EXCHANGE_LIST_AREAS,
  EXCHANGE_LIST_BOARDS,
  EXCHANGE_LIST_TYPES,
  FUTURES_SORTS,
  FUTURES_TYPES,
  PAIR_SORTS,
} from '@coinmirror/shared/contract/exchange/words.ts';
import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import { SOCIAL_SORTS } from '@coinmirror/shared/contract/rankings/popularity.ts';
import { type ArgumentTable, COINS, EXCHANGES, each } from './argumentTypes.ts';

const codes = each('code', COINS);
const coincodes = each('coincode', COINS);
const CAPS = each('filtertype', [0, 1, 2]);

/** Coins: lists, pages, rankings, concepts. */
export const coinArguments = {
  coinRank: [
    {},
    ...each('page', [2, 3, 7, 99], { pagesize: 100 }),
    ...each('type', [0, 1, 2, 3, 4, 5]),
    ...each('concept', ['defi', 'layer1', 'nobody']),
    ...each('chain', ['ethereum', 'solana']),
    { codes: 'bitcoin,tether,nobody' },
    ...each('sort', COIN_SORTS),
    { sort: 'change_percent', asc: 1 },
  ],
  newCoins: [{}, { page: 2, pagesize: 50 }],
  coinCharts: COINS.flatMap((code) =>
    (['d', 'w', 'm', '3m', 'y', 'ydt', 'all'] as const).map((type) => ({ code, type })),
  ),
  coinMarkets: [
    ...codes,
    ...each('tickertype', [1, 2, 3], { code: 'bitcoin' }),
    { code: 'ethereum', pair2: 'USDT', page: 2, pagesize: 20 },
  ],
  coinHolders: [...codes, { code: 'tether', maincoin: 'tron' }],
  coinHistory: [
    ...coincodes,
    { coincode: 'bitcoin', begintime: '20251201', endtime: '20251220', page: 2, per_page: 5 },
  ],
  coinLongShort: [...codes, ...each('period', ['15m', '1h', '4h', '24h'] as const, { code: 'ethereum' })],
  coinBigEvents: coincodes,
  coinFees: [...codes, ...each('code', ['uniswap', 'hyperliquid', 'solana', 'tether'])],
  coinMove: coincodes,
  coinFeed: [
    ...coincodes,
    ...each('type', ['flash', 'notice', 'tweet', 'event'] as const, { coincode: 'bitcoin' }),
    { coincode: 'ethereum', page: 2 },
  ],
  maxChange: [
    {},
    { isup: 0 },
    ...CAPS,
    ...each('sort_type', Object.values(CHANGE_PERIOD)),
    { concept: 'defi', isup: 0, per_page: 50 },
    { min_vol: 5_000_000 },
  ],
  volumeRank: [...CAPS, ...each('sort', ['vol', 'vol_w', 'vol_m'], { page: 2 })],
  turnoverRank: [...CAPS, ...each('sort', ['turnover', 'turnover_week'], { pagesize: 50 })],
  largePosition: [
    ...each('type', ['increase', 'decrease'] as const),
    ...each('days', [1, 7, 30]),
    { owner: 'other', page: 2 },
  ],
  pairRank: [...CAPS, ...each('tickertype', [0, 1]), { stable: 0, page: 2 }],
  listingRank: [...CAPS, { sort: 'new' }],
  conceptRank: each('sort', ['change_hour', 'change_percent', 'change_week', 'vol']),
  newCoinRank: [...each('sort', ['vol', 'rise', 'time']), ...each('days', [30, 365])],
  saleRank: [
    ...each('sort', ['recent', 'roi', 'ath']),
    ...each('type', ['ico', 'ieo', 'ido']),
    { stage: 'ended', page: 2 },
  ],
  addressRank: [...each('type', ['count', 'rise', 'top10']), ...CAPS],
  socialRank: each('sort', SOCIAL_SORTS, { order: 'count' }),
  projectRank: [...each('sort', ['submit', 'devote', 'star']), ...CAPS],
  marketTrend: each('days', [1, 7, 30, 365, 10_000]),
  activeCoins: each('type', ['all', 'volume', 'high', 'low', 'trade'] as const),
  conceptHot: [{}, { size: 3 }],
  conceptList: [{}, { page: 2, pagesize: 10 }],
  conceptDetail: each('id', ['defi', 'layer1', 'nobody']),
  conceptTrend: [...each('id', ['defi', 'layer1']), { id: 'defi', days: 7 }],
  webSearch: each('code', ['btc', '以太', 'bian', 'usdt', 'zzzz']),
  candles: ['bitcoin', 'binance_btc_usdt', 'okx_eth_usdt', 'kraken_btc_usd', 'nobody'].flatMap((tickerid) =>
    [1, 5, 15, 30, 60, 240, 1440, 10080, 43200].map((period) => ({ tickerid, period, limit: 120 })),
  ),
  orderBook: each('tickerid', ['binance_btc_usdt', 'okx_eth_usdt', 'bitcoin', 'nobody']),
  klinePair: each('tickerid', ['binance_btc_usdt', 'okx_eth_usdt', 'bitcoin', 'nobody']),
  trades: each('tickerid', ['binance_btc_usdt', 'okx_eth_usdt', 'bitcoin', 'nobody']),
} satisfies Partial<ArgumentTable>;

/** Exchanges, wallets, decentralised applications. */
export const placeArguments = {
  exchangeRank: [
    {},
    ...each('type', EXCHANGE_LIST_TYPES),
    ...each('area', EXCHANGE_LIST_AREAS),
    ...each('board', EXCHANGE_LIST_BOARDS),
    { sort: 'hot', page: 2, pagesize: 20 },
  ],
  exchangeVolumeRank: each('sort', ['spot', 'futures', 'total']),
  exchangeInfo: each('code', EXCHANGES),
  exchangeReserves: each('code', EXCHANGES),
  exchangeWallets: each('code', EXCHANGES),
  exchangeProfile: each('code', EXCHANGES),
  exchangeGrades: [{}, { page: 2, per_page: 20 }],
  futuresVenues: [{}, { page: 2, per_page: 5 }],
  dexes: [{}, { page: 2, per_page: 5 }],
  exchangeHistory: each('code', EXCHANGES),
  exchangePairs: [
    ...each('code', EXCHANGES),
    ...each('sort_type', PAIR_SORTS, { code: 'binance', asc: 1 }),
    { code: 'okx', pair2: 'USDT', keyword: 'eth', page: 1, pagesize: 20 },
  ],
  pairDepth: each('code', EXCHANGES, { pair: 'BTC/USDT' }),
  exchangeEarn: each('code', EXCHANGES),
  optionsOverview: each('coincode', ['bitcoin', 'ethereum', 'solana']),
  optionChain: [...each('coincode', ['bitcoin', 'ethereum', 'solana']), { expiry: '20991231' }],
  optionVolatility: each('coincode', ['bitcoin', 'ethereum']),
  exchangeFutures: [
    ...each('exchangecode', EXCHANGES),
    ...each('type', FUTURES_TYPES, { exchangecode: 'okx' }),
    ...each('sort_type', FUTURES_SORTS, { exchangecode: 'binance' }),
  ],
  wallets: [
    {},
    ...each('type', ['app', 'pc', 'hardware', 'trade', 'financing']),
    ...each('custody', ['self', 'custody']),
    { page: 2, pagesize: 10 },
  ],
  walletInfo: each('id', ['metamask', 'ledger', 'imtoken', 'nobody']),
  dapps: [
    {},
    ...each('type', ['dex', 'game', 'finance', 'art', 'social', 'tool']),
    { chain: 'ethereum', page: 2 },
    { nft: 1 },
  ],
  dappInfo: each('id', ['uniswap', 'aave', 'nobody']),
} satisfies Partial<ArgumentTable>;
