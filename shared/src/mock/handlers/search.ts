import type { WireOf } from '../../contract/endpoint.ts';
import type { searchEndpoints } from '../../contract/search.ts';
import { exchangeCatalogue } from '../catalogue/exchangeCatalogue.ts';
import { type WalletKind, walletCatalogue } from '../catalogue/walletCatalogue.ts';
import type { Handlers } from '../handler.ts';
import { cnyPerUsd } from '../market/economy.ts';
import { type Coin, coinsNow, rankedCoins } from './coinBook.ts';
import { headWire, quoteWire } from './coinWire.ts';
import { cut, flatList, pageCount } from './envelopes.ts';
import { hotCoins } from './hotCoins.ts';
import { bestMatches } from './matching.ts';

type CoinHit = WireOf<typeof searchEndpoints.webSearch>['coinlist'][number];

const WALLET_KINDS: Readonly<Record<WalletKind, string>> = {
  app: '手机钱包',
  browser: '插件钱包',
  hardware: '硬件钱包',
  pc: '桌面钱包',
  trade: '交易钱包',
  financing: '理财钱包',
};

function coinHit({ facts, now }: Coin): CoinHit {
  const limit = facts.maxSupply;
  return {
    coincode: facts.code,
    coinname: facts.nameEn,
    native_name: facts.nameZh,
    symbol: facts.symbol,
    coinlogo: facts.logo,
    price: now.price,
    change_percent: now.change24h,
    market_value: now.marketCap,
    volume: now.volume24h,
    circulatingsupply: now.circulatingSupply,
    circulationrate: limit && now.circulatingSupply !== null ? (now.circulatingSupply / limit) * 100 : null,
    score: facts.stars,
    rank_no: now.rank ?? 0,
    status: facts.standing === 'unrecorded' ? 'norecorded' : 'recorded',
  };
}

/** Page numbers of one of the lists, under its own prefix. */
function pageFacts<const Prefix extends string>(prefix: Prefix, page: number, total: number, size: number) {
  const facts = { curpage: page, totalsize: total, maxpage: pageCount(total, size) };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`${prefix}_${name}`, value])) as {
    [Name in keyof typeof facts as `${Prefix}_${Name}`]: number;
  };
}

export const searchHandlers = {
  async hotSearch({ page, pagesize }, { market }) {
    const rate = cnyPerUsd(market.now());
    const coins = hotCoins(rankedCoins(await coinsNow(market)), market.now());
    return flatList(
      coins.map(({ coin, heat, heatChange }) => ({
        ...headWire(coin),
        ...quoteWire(coin, rate),
        rank: coin.now.rank,
        star_level: coin.facts.stars,
        hot: heat,
        hot_change: heatChange,
      })),
      page,
      pagesize,
    );
  },

  async webSearch({ code: keyword, page, exchange_page, wallet_page, pagesize }, { market }) {
    const coins = bestMatches(await coinsNow(market), keyword, ({ facts }) => [
      facts.symbol,
      facts.nameZh,
      facts.nameEn,
      facts.code,
      facts.pinyin,
      facts.contractAddress,
    ]);
    const exchanges = bestMatches(exchangeCatalogue, keyword, (venue) => [
      venue.nameZh,
      venue.nameEn,
      venue.code,
      venue.pinyin,
    ]);
    const wallets = bestMatches(walletCatalogue, keyword, (wallet) => [
      wallet.nameZh,
      wallet.nameEn,
      wallet.code,
      wallet.pinyin,
    ]);
    return {
      code: 200,
      msg: 'success',
      keyword,
      coinlist: cut(coins, page, pagesize).map(coinHit),
      ...pageFacts('coin', page, coins.length, pagesize),
      exchangelist: cut(exchanges, exchange_page, pagesize).map((venue) => ({
        id: venue.code,
        name: venue.nameEn,
        name_zh: venue.nameZh,
        logo: venue.logo,
        rank: venue.rank,
      })),
      ...pageFacts('exchange', exchange_page, exchanges.length, pagesize),
      walletlist: cut(wallets, wallet_page, pagesize).map((wallet) => ({
        id: wallet.code,
        name: wallet.nameEn,
        name_zh: wallet.nameZh,
        logo: wallet.logo,
        desc: wallet.kinds.map((kind) => WALLET_KINDS[kind]).join('、'),
      })),
      ...pageFacts('wallet', wallet_page, wallets.length, pagesize),
    };
  },
} satisfies Handlers<'hotSearch' | 'webSearch'>;
