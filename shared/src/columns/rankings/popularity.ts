import type { CoinProjectActivity, CoinSocial, SocialPlatform } from '../../contract/rankings/popularity.ts';
import { capRank, change24h, coinName, coinPrice } from '../coin.ts';
import type { Column } from '../column.ts';
import { ago, count, score } from '../moreValues.ts';
import { change } from '../values.ts';
import { account } from '../words.ts';

interface Priced {
  readonly price: number;
  readonly change24h: number | null;
  readonly rank: number | null;
}

/** The market columns on the right of each ranking. */
function market<Row extends Priced>(): readonly Column<Row>[] {
  return [
    coinPrice({ phoneWidth: 102, phone: 'key' }),
    change24h({ phoneUnder: 'price' }),
    capRank({ optional: true }),
  ];
}

/** Coins by their combined score over two platforms. */
export const socialColumns: readonly Column<CoinSocial>[] = [
  coinName(),
  score('score', '综合分', (row) => row.score, {
    arrives: 'desc',
    width: 140,
    phoneWidth: 100,
    phone: 'key',
    csvLabel: () => '综合分(0-100)',
    definition: 'socialScore',
  }),
  score('twitter', 'X得分', (row) => row.twitter?.score ?? null, { width: 92, definition: 'platformScore' }),
  score('reddit', 'Reddit得分', (row) => row.reddit?.score ?? null, { width: 100 }),
  ...market<CoinSocial>(),
];

/** Coins by followers on one platform; `people` is the platform's word for them. */
export function followerColumns(platform: SocialPlatform, people: string): readonly Column<CoinSocial>[] {
  const read =
    (own: (followers: NonNullable<CoinSocial[SocialPlatform]>) => number | null) => (row: CoinSocial) => {
      const followers = row[platform];
      return followers && own(followers);
    };
  return [
    coinName(),
    count(
      'followers',
      people,
      '个',
      read((one) => one.followers),
      { arrives: 'desc', width: 100, phone: 'key', definition: 'followers' },
    ),
    count(
      'day',
      '24H增量',
      '个',
      read((one) => one.riseDay),
      { phoneUnder: 'followers' },
    ),
    count(
      'week',
      '7日增量',
      '个',
      read((one) => one.riseWeek),
    ),
    change('pace', '7日增速', (row) => weekPace(row, platform)),
    count(
      'posts',
      '7日发帖',
      '条',
      read((one) => one.posts7d),
      { width: 88 },
    ),
    account('account', '官方账号', (row) => row[platform]?.url ?? ''),
    ...market<CoinSocial>(),
  ];
}

/** Followers gained in seven days, % of the earlier number; null if either is unknown. */
function weekPace(row: CoinSocial, platform: SocialPlatform): number | null {
  const own = row[platform];
  if (own === null || own.riseWeek === null) return null;
  const before = own.followers - own.riseWeek;
  return before > 0 ? (own.riseWeek / before) * 100 : null;
}

/** Coins by development activity. */
export const projectColumns: readonly Column<CoinProjectActivity>[] = [
  coinName(),
  count('commits30d', '30日提交', '次', (row) => row.commits30d, {
    arrives: 'desc',
    width: 108,
    phoneWidth: 102,
    phone: 'key',
    definition: 'commits',
  }),
  count('commits7d', '7日提交', '次', (row) => row.commits7d, { phone: 'key' }),
  count('commits1d', '1日提交', '次', (row) => row.commits1d, { phoneUnder: 'commits7d' }),
  count('contributors', '贡献者', '人', (row) => row.contributors, { width: 80, phoneUnder: 'commits30d' }),
  count('stars', 'Star', '个', (row) => row.stars, { width: 72 }),
  count('forks', 'Fork', '个', (row) => row.forks, { width: 72 }),
  count('watchers', 'Watch', '个', (row) => row.watchers, { width: 72 }),
  ago('last', '最近提交', (row) => row.lastCommitAt),
  account('repository', '代码库', (row) => row.repositoryUrl),
  change24h(),
];
