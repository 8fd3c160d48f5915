import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { iso } from '../wire.ts';
import { rankOf } from './markets.ts';
import { platformsOf } from './platforms.ts';

/** Everything of one coin: its texts, chains, people and repository. */
export async function coinDetail(world: FakeWorld, id: string) {
  const coins = await world.coins();
  const coin = coins.find(({ facts }) => facts.code === id);
  if (coin === undefined) return undefined;
  const { facts, now } = coin;
  const [repository] = await inTruth(world.truth.repositories, 'repositories').at([id], world.now());
  const social = inTruth(world.truth.social, 'social followers');
  const followers = async (platform: 'twitter' | 'reddit') =>
    (await social.followers(platform, [id], [world.now()]))[0]?.[0] ?? null;
  const usd = (value: number | null) => (value === null ? {} : { usd: value });
  return {
    id,
    symbol: facts.symbol.toLowerCase(),
    name: facts.nameEn,
    web_slug: id,
    asset_platform_id: null,
    platforms: platformsOf(facts),
    block_time_in_minutes: (facts.mining?.blockSeconds ?? 0) / 60,
    hashing_algorithm: facts.mining?.algorithm ?? null,
    categories: facts.conceptIds,
    public_notice: null,
    description: { en: '' },
    links: {
      homepage: facts.links.websites,
      whitepaper: facts.links.whitePaper,
      blockchain_site: facts.links.explorers,
      twitter_screen_name: facts.links.twitter.replace('https://x.com/', ''),
      telegram_channel_identifier: facts.links.telegram.replace('https://t.me/', ''),
      subreddit_url: facts.links.reddit,
      repos_url: { github: facts.links.sourceCode, bitbucket: [] },
    },
    country_origin: '',
    genesis_date: facts.mining === null ? null : iso(facts.mining.genesisAt).slice(0, 10),
    sentiment_votes_up_percentage: 74.5,
    sentiment_votes_down_percentage: 25.5,
    watchlist_portfolio_users: 120_000,
    market_cap_rank: rankOf(coins).get(id) ?? null,
    market_data: {
      current_price: usd(now.price),
      market_cap: usd(now.marketCap),
      total_volume: usd(now.volume24h),
      ath: usd(now.allTimeHigh),
      ath_date: { usd: iso(now.allTimeHighAt) },
      atl: usd(now.allTimeLow),
      atl_date: { usd: iso(now.allTimeLowAt) },
      price_change_percentage_24h: now.change24h,
      circulating_supply: now.circulatingSupply,
      total_supply: facts.totalSupply,
      max_supply: facts.maxSupply,
      last_updated: iso(world.now()),
    },
    community_data: {
      facebook_likes: null,
      twitter_followers: await followers('twitter'),
      reddit_subscribers: await followers('reddit'),
      reddit_average_posts_48h: 0,
      telegram_channel_user_count: null,
    },
    developer_data: {
      forks: repository?.forks ?? null,
      stars: repository?.stars ?? null,
      subscribers: repository?.watchers ?? null,
      commit_count_4_weeks: repository?.commits?.slice(0, 28).reduce((sum, count) => sum + count, 0) ?? null,
    },
    last_updated: iso(world.now()),
  };
}
