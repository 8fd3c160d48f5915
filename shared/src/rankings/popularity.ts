import { followerColumns, projectColumns, socialColumns } from '../columns/rankings/popularity.ts';
import { namedRow } from '../contract/namedRow.ts';
import {
  type CoinProjectActivity,
  type CoinSocial,
  popularityEndpoints,
  type SocialPlatform,
} from '../contract/rankings/popularity.ts';
import { formatAmount, formatCount } from '../format/amount.ts';
import { leaderOf, leadersSentence } from '../sentences/rankings.ts';
import { ofCoins } from './ofCoins.ts';
import { type Ranking, type RankingSwitch, ranking } from './ranking.ts';
import { capSwitch } from './switches.ts';

const orderSwitch: RankingSwitch = {
  key: 'by',
  label: '排名依据',
  param: 'order',
  fallback: 'count',
  options: [
    { value: 'count', label: '总数', wire: 'count' },
    { value: '24h', label: '24H增量', wire: 'rise_day' },
    { value: '7d', label: '7日增量', wire: 'rise_week' },
  ],
};

/** What the growth of each period is called. */
const GROWN: Readonly<Record<string, string>> = { '24h': ' 24 小时增加最多', '7d': ' 7 日增加最多' };

type Counted = readonly [what: string, read: (row: CoinProjectActivity) => number | null];

const BY_COMMITS: Counted = ['30 日提交最多', ({ commits30d }) => commits30d];

/** What each base of the ranking of projects counts. */
const PROJECTS: Readonly<Record<string, Counted>> = {
  devote: ['贡献者最多', ({ contributors }) => contributors],
  star: ['Star 最多', ({ stars }) => stars],
};

const countText = (count: number | null) => (count === null ? null : formatCount(count));

function platformRanking(platform: SocialPlatform, site: string, people: string): Ranking {
  return ranking({
    summary: `各项目在 ${site} 的${people}、24 小时与 7 日增量、增速与发帖数。`,
    notes: [
      `每日北京时间 0 点统计项目官方账号的${people}；增速 = 7 日增量 ÷ 7 日前的数量；发帖数为最近 7 个完整自然日。`,
      '没有官方账号的项目不参与排名。',
    ],
    call: namedRow(popularityEndpoints, 'socialRank'),
    params: { page: 1, per_page: 100, sort: platform },
    switches: [orderSwitch, capSwitch],
    ...ofCoins,
    columns: () => followerColumns(platform, people),
    pictured: () => ({ figure: 'followers', change: 'pace' }),
    sentence: (rows, chosen) => {
      const by = chosen('by').value;
      const read = (found: CoinSocial[SocialPlatform]) =>
        by === '24h' ? found?.riseDay : by === '7d' ? found?.riseWeek : found?.followers;
      return leadersSentence(
        `${site} ${people}${GROWN[by] ?? '最多'}`,
        rows.map((row) => {
          const count = read(row[platform]);
          return leaderOf(row, count == null ? null : formatAmount(count));
        }),
      );
    },
  });
}

/** Rankings by followers and by development activity. */
export const popularityRankings = {
  hotSocial: ranking({
    summary: '按 X（Twitter）与 Reddit 两项得分加权的社交热度综合排名。',
    notes: [
      '综合分 = X 得分 × 60% + Reddit 得分 × 40%，没有账号的平台计 0 分；Facebook 与 GitHub 另有榜单。',
      '平台得分 = 100 × ln（1 + 数量）÷ ln（1 + 第一名数量）；每日北京时间 0 点统计。',
    ],
    call: namedRow(popularityEndpoints, 'socialRank'),
    params: { page: 1, per_page: 100, sort: 'score' },
    switches: [capSwitch],
    ...ofCoins,
    columns: () => socialColumns,
    pictured: () => ({ figure: 'score', change: 'change24h' }),
    sentence: (rows) =>
      leadersSentence(
        '社交热度综合分最高',
        rows.map((row) => leaderOf(row, row.score.toFixed(1))),
      ),
  }),
  hotGithub: ranking({
    summary: '项目公开代码库的活跃度：提交数、贡献者、Star、Fork 与最近提交时间。',
    notes: ['提交数为最近 1、7、30 个完整自然日（北京时间）；没有公开代码库的项目不参与排名。'],
    call: namedRow(popularityEndpoints, 'projectRank'),
    params: { page: 1, pagesize: 100 },
    switches: [
      {
        key: 'by',
        label: '排名依据',
        param: 'sort',
        fallback: 'submit',
        options: [
          { value: 'submit', label: '30日提交', wire: 'submit' },
          { value: 'devote', label: '贡献者', wire: 'devote' },
          { value: 'star', label: 'Star', wire: 'star' },
        ],
      },
      capSwitch,
    ],
    ...ofCoins,
    columns: () => projectColumns,
    pictured: () => ({ figure: 'commits30d', change: 'change24h' }),
    sentence: (rows, chosen) => {
      const [what, read] = PROJECTS[chosen('by').value] ?? BY_COMMITS;
      return leadersSentence(
        what,
        rows.map((row) => leaderOf(row, countText(read(row)))),
      );
    },
  }),
  hotTwitter: platformRanking('twitter', 'Twitter', '粉丝数'),
  hotReddit: platformRanking('reddit', 'Reddit', '成员数'),
  hotFacebook: platformRanking('facebook', 'Facebook', '粉丝数'),
};
