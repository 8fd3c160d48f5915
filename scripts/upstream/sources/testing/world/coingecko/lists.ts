import { conceptCatalogue } from '../../../../catalogue/conceptCatalogue.ts';
import type { TreasuryHolder } from '../../../../ports/treasuries.ts';
import { type FakeCoin, type FakeWorld, inTruth } from '../fakeWorld.ts';
import { before, iso, seconds } from '../wire.ts';
import { rankOf, unlistedCoins } from './markets.ts';
import { platformsOf } from './platforms.ts';

/** All coins, with their contracts. */
export async function coinList(world: FakeWorld) {
  const known = (await world.coins()).map(({ facts }) => ({
    id: facts.code,
    symbol: facts.symbol.toLowerCase(),
    name: facts.nameEn,
    platforms: platformsOf(facts),
  }));
  return [...known, ...unlistedCoins.map(({ id, symbol, name }) => ({ id, symbol, name, platforms: {} }))];
}

/** CoinGecko's names of the concepts that it calls otherwise than by their English names. */
const CATEGORIES: Readonly<Record<string, string>> = {
  layer1: 'layer-1',
  layer2: 'layer-2',
  defi: 'decentralized-finance-defi',
  dex: 'decentralized-exchange',
  lending: 'lending-borrowing',
  'exchange-token': 'centralized-exchange-token-cex',
  stablecoin: 'stablecoins',
  meme: 'meme-token',
  ai: 'artificial-intelligence',
  rwa: 'real-world-assets-rwa',
  nft: 'non-fungible-tokens-nft',
  privacy: 'privacy-coins',
  'liquid-staking': 'liquid-staking-tokens',
  'solana-eco': 'solana-ecosystem',
  'ethereum-eco': 'ethereum-ecosystem',
  'bnb-eco': 'binance-smart-chain',
};

/** Concepts by the value of their coins; one of them is new and has no numbers. */
export async function categories(world: FakeWorld) {
  const coins = await world.coins();
  const rows = conceptCatalogue.map((concept) => {
    const members = coins.filter(({ facts }) => facts.conceptIds.includes(concept.id));
    const cap = sumOf(members, ({ now }) => now.marketCap ?? 0);
    const dayAgo = sumOf(members, ({ now }) => before(now.marketCap ?? 0, now.change24h));
    return {
      id: CATEGORIES[concept.id] ?? concept.nameEn.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      name: concept.nameEn,
      market_cap: cap,
      market_cap_change_24h: dayAgo > 0 ? (cap / dayAgo - 1) * 100 : null,
      content: '',
      top_3_coins_id: members.slice(0, 3).map(({ facts }) => facts.code),
      top_3_coins: [],
      volume_24h: sumOf(members, ({ now }) => now.volume24h),
      updated_at: iso(world.now()),
    };
  });
  const fresh = { market_cap: null, market_cap_change_24h: null, volume_24h: null, updated_at: null };
  return [
    ...rows.toSorted((one, other) => other.market_cap - one.market_cap),
    {
      id: 'brand-new-idea',
      name: 'Brand New Idea',
      content: '',
      top_3_coins_id: [],
      top_3_coins: [],
      ...fresh,
    },
  ];
}

/** Sums over all coins. */
export async function global(world: FakeWorld) {
  const coins = await world.coins();
  const usd = sumOf(coins, ({ now }) => now.marketCap ?? 0);
  const btc = coins.find(({ facts }) => facts.code === 'bitcoin')?.now.price ?? 1;
  const volume = sumOf(coins, ({ now }) => now.volume24h);
  return {
    data: {
      active_cryptocurrencies: 17_500,
      upcoming_icos: 0,
      ongoing_icos: 49,
      ended_icos: 3_376,
      markets: 1_400,
      total_market_cap: { btc: usd / btc, usd },
      total_volume: { btc: volume / btc, usd: volume },
      market_cap_percentage: Object.fromEntries(
        coins
          .slice(0, 10)
          .map(({ facts, now }) => [facts.symbol.toLowerCase(), ((now.marketCap ?? 0) / usd) * 100]),
      ),
      market_cap_change_percentage_24h_usd: 0,
      updated_at: seconds(world.now()),
    },
  };
}

/** The fifteen coins most searched for. */
export async function trending(world: FakeWorld) {
  const [interest] = await inTruth(world.truth.searches, 'searches').interest([world.now()]);
  const coins = await world.coins();
  const ranks = rankOf(coins);
  const searched = coins
    .toSorted((one, other) => heat(other) - heat(one))
    .slice(0, 15)
    .map(({ facts, now }, score) => ({
      item: {
        id: facts.code,
        coin_id: score + 1,
        name: facts.nameEn,
        symbol: facts.symbol,
        market_cap_rank: ranks.get(facts.code) ?? null,
        slug: facts.code,
        score,
        data: { price: now.price, price_change_percentage_24h: { usd: now.change24h } },
      },
    }));
  return { coins: searched, nfts: [], categories: [] };

  function heat({ facts }: FakeCoin): number {
    return interest?.get(facts.code) ?? 0;
  }
}

/** ISO codes of the countries of holders. */
const COUNTRIES: Readonly<Record<string, string>> = {
  美国: 'US',
  日本: 'JP',
  加拿大: 'CA',
  中国: 'CN',
  英国: 'GB',
  德国: 'DE',
  不丹: 'BT',
  乌克兰: 'UA',
  萨尔瓦多: 'SV',
  法国: 'FR',
  新加坡: 'SG',
  阿联酋: 'AE',
  开曼群岛: 'KY',
  中国香港: 'HK',
};
/** Names of holders in English, where ours are Chinese. */
const NAMES: Readonly<Record<string, string>> = {
  特斯拉: 'Tesla',
  博雅互动: 'Boyaa Interactive',
  美国政府: 'United States of America',
  中国政府: 'China',
  英国政府: 'United Kingdom',
  乌克兰: 'Ukraine',
  不丹: 'Bhutan',
  阿联酋: 'United Arab Emirates',
  萨尔瓦多: 'El Salvador',
};
const COMPANIES: ReadonlySet<string> = new Set(['上市公司', '矿企']);

/** Public holders of Bitcoin, largest first; of other coins there are none. */
export async function treasuries(world: FakeWorld, kind: string, coin: string) {
  const holders = coin === 'bitcoin' ? await inTruth(world.truth.treasuries, 'treasuries').holders() : [];
  const btc = (await world.coins()).find(({ facts }) => facts.code === 'bitcoin')?.now;
  const price = btc?.price ?? 0;
  const isListed = ({ type }: TreasuryHolder) =>
    kind === 'governments' ? type === '政府' : COMPANIES.has(type);
  const rows = holders
    .filter(isListed)
    .toSorted((one, other) => other.btc - one.btc)
    .map((holder) => ({
      name: NAMES[holder.name] ?? holder.name,
      symbol: tickerOf(holder),
      country: COUNTRIES[holder.country] ?? '',
      total_holdings: holder.btc,
      total_entry_value_usd: holder.cost === null ? 0 : holder.btc * holder.cost,
      total_current_value_usd: holder.btc * price,
      percentage_of_total_supply: (holder.btc / (btc?.circulatingSupply ?? 21e6)) * 100,
    }));
  const total = sumOf(rows, (row) => row.total_holdings);
  return {
    total_holdings: total,
    total_value_usd: total * price,
    market_cap_dominance: (total / (btc?.circulatingSupply ?? 21e6)) * 100,
    [kind]: rows,
  };
}

/** With the exchange it is listed on: `MSTR.US`, `3350.T`. */
function tickerOf({ ticker, country }: TreasuryHolder): string {
  return ticker === '' || ticker.includes('.') ? ticker : `${ticker}.${COUNTRIES[country] ?? 'US'}`;
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
