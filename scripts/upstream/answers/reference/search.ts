import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { foundByReading } from '@coinmirror/shared/validation/coinWord.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import { looksLikeAddress } from '@coinmirror/shared/validation/search.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { chainsOf } from '../../catalogue/deployments.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { type CatalogueWallet, type WalletKind, walletCatalogue } from '../../catalogue/walletCatalogue.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { cut, flatList, pageCount } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow, rankedCoins } from '../indexes/coins.ts';
import { type ExchangeActivity, knownSpot, lacksPairs } from '../indexes/exchangeActivities.ts';
import { exchangeIndex } from '../indexes/exchanges.ts';
import { headWire, quoteWire } from '../rows/coinRow.ts';
import { hotCoins } from './hotCoins.ts';
import { bestMatches, wordsOnce } from './matching.ts';

type SearchWire = WireOf<typeof searchEndpoints.webSearch>;
type CoinHit = SearchWire['coinlist'][number];
type ExchangeHit = SearchWire['exchangelist'][number];

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

const coinWords = wordsOnce(
  ({ symbol, nameZh, nameEn, code, alias }: CatalogueCoin) => [symbol, nameZh, nameEn, code, alias],
  ({ pinyin }) => pinyin,
);
const placeWords = wordsOnce(
  ({ nameZh, nameEn, code }: CatalogueExchange | CatalogueWallet) => [nameZh, nameEn, code],
  ({ pinyin }) => pinyin,
);

/**
 * Coins with a contract address that begins with the keyword: `0x2260…`. A substring from the middle does not match.
 */
async function coinsByContract(sources: Sources, keyword: string): Promise<readonly Coin[]> {
  const wanted = foldWord(keyword);
  if (!looksLikeAddress(wanted)) return [];
  return (await coinsNow(sources)).filter(({ facts }) =>
    chainsOf(facts).some(({ contract }) => contract.toLowerCase().startsWith(wanted)),
  );
}

function exchangeHit(
  venue: CatalogueExchange,
  activity: ExchangeActivity | undefined,
  sources: Sources,
): ExchangeHit {
  return {
    id: venue.code,
    name: venue.nameEn,
    name_zh: venue.nameZh,
    logo: venue.logo,
    rank: venue.rank,
    volumn: activity ? knownSpot(activity) : null,
    pairnum: activity && !lacksPairs(activity, sources) ? activity.pairs.length : null,
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
  async hotSearch({ page, pagesize }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const coins = await hotCoins(sources, rankedCoins(await coinsNow(sources)));
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

  async webSearch({ code: keyword, page, exchange_page, wallet_page, pagesize }, { sources }) {
    const all = await coinsNow(sources);
    const found = foundByReading(keyword, (reading) =>
      bestMatches(all, reading, ({ facts }) => coinWords(facts)),
    );
    const coins = found.length > 0 ? found : await coinsByContract(sources, keyword);
    const exchanges = bestMatches(exchangeCatalogue, keyword, placeWords);
    const wallets = bestMatches(walletCatalogue, keyword, placeWords);
    const shown = cut(exchanges, exchange_page, pagesize);
    const activities = shown.length > 0 ? (await exchangeIndex(sources)).activities : null;
    return {
      code: 200,
      msg: 'success',
      keyword,
      coinlist: cut(coins, page, pagesize).map(coinHit),
      ...pageFacts('coin', page, coins.length, pagesize),
      exchangelist: shown.map((venue) => exchangeHit(venue, activities?.get(venue.code), sources)),
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
