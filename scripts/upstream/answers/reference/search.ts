import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { searchEndpoints } from '@coinmirror/shared/contract/search.ts';
import { foundByVariant } from '@coinmirror/shared/validation/coinWord.ts';
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
import { headOfCoin, quoteOf } from '../rows/coinRow.ts';
import { hotCoins } from './hotCoins.ts';
import { bestMatches, wordsOnce } from './matching.ts';

type Search = GivenOf<typeof searchEndpoints.webSearch>;
type CoinHit = Search['coins']['rows'][number];
type ExchangeHit = Search['exchanges']['rows'][number];

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
    code: facts.code,
    nameEn: facts.nameEn,
    nameZh: facts.nameZh,
    symbol: facts.symbol,
    logo: facts.logo,
    price: now.price,
    change24h: now.change24h,
    marketCap: now.marketCap,
    volume24h: now.volume24h,
    circulatingSupply: now.circulatingSupply,
    circulationRate: limit && now.circulatingSupply !== null ? (now.circulatingSupply / limit) * 100 : null,
    stars: facts.stars,
    rank: now.rank ?? 0,
    status: facts.standing === 'unrecorded' ? 'norecorded' : 'recorded',
  };
}

const coinWords = wordsOnce(
  ({ symbol, nameZh, nameEn, code, alias }: CatalogueCoin) => [symbol, nameZh, nameEn, code, alias],
  ({ pinyin }) => pinyin,
);
const placeWords = wordsOnce(
  ({ nameZh, nameEn, code, alias }: CatalogueExchange | CatalogueWallet) => [nameZh, nameEn, code, alias],
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
    code: venue.code,
    nameEn: venue.nameEn,
    nameZh: venue.nameZh,
    logo: venue.logo,
    rank: venue.rank,
    volume24h: activity ? knownSpot(activity) : null,
    pairCount: activity && !lacksPairs(activity, sources) ? activity.pairs.length : null,
  };
}

function walletHit({ code, nameEn, nameZh, logo, kinds }: CatalogueWallet) {
  return { code, nameEn, nameZh, logo, summary: kinds.map((kind) => WALLET_KINDS[kind]).join('、') };
}

export const searchHandlers = {
  async hotSearch({ page, pagesize }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const coins = await hotCoins(sources, rankedCoins(await coinsNow(sources)));
    return flatList(
      coins.map(({ coin, heat, heatChange }) => ({
        ...headOfCoin(coin),
        ...quoteOf(coin, rate),
        rank: coin.now.rank,
        stars: coin.facts.stars,
        heat,
        heatChange,
      })),
      page,
      pagesize,
    );
  },

  async webSearch({ code: keyword, page, exchange_page, wallet_page, pagesize }, { sources }) {
    const all = await coinsNow(sources);
    const found = foundByVariant(keyword, (variant) =>
      bestMatches(all, variant, ({ facts }) => coinWords(facts)),
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
      coins: {
        rows: cut(coins, page, pagesize).map(coinHit),
        page,
        total: coins.length,
        pageCount: pageCount(coins.length, pagesize),
      },
      exchanges: {
        rows: shown.map((venue) => exchangeHit(venue, activities?.get(venue.code), sources)),
        page: exchange_page,
        total: exchanges.length,
        pageCount: pageCount(exchanges.length, pagesize),
      },
      wallets: {
        rows: cut(wallets, wallet_page, pagesize).map(walletHit),
        page: wallet_page,
        total: wallets.length,
        pageCount: pageCount(wallets.length, pagesize),
      },
    };
  },
} satisfies Handlers<'hotSearch' | 'webSearch'>;
