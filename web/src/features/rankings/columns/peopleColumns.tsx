import type {
  CoinProjectActivity,
  CoinSocial,
  SocialPlatform,
} from '@coinmirror/shared/contract/rankings/people.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { capRankColumn, change24hColumn, coinPriceColumn } from '#ui/columns/coinColumns.tsx';
import { coinNameColumn } from '#ui/columns/coinNameColumn.tsx';
import { agoColumn, changeColumn, countColumn } from '#ui/columns/valueColumns.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './columns.module.css';
import { scoreColumn } from './parts.tsx';

interface Priced {
  readonly price: number;
  readonly change24h: number | null;
  readonly rank: number | null;
}

/** What every coin has, at the right of what the ranking is about. */
function marketColumns<Row extends Priced>(): readonly Column<Row>[] {
  return [coinPriceColumn(), change24hColumn(), { ...capRankColumn<Row>(), optional: true }];
}

const score: Column<CoinSocial> = {
  id: 'score',
  label: '综合分',
  width: 140,
  align: 'right',
  sortValue: (row) => row.score,
  csv: (row) => Number(row.score.toFixed(1)),
  csvLabel: () => '综合分(0-100)',
  definition: 'socialScore',
  cell: (row) => (
    <span className={styles.bar}>
      <span className={styles.meter} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${row.score}%` }} />
      </span>
      {row.score.toFixed(1)}
    </span>
  ),
};

/** Coins by the composite of their four platforms. */
export const socialColumns: readonly Column<CoinSocial>[] = [
  coinNameColumn<CoinSocial>(),
  score,
  scoreColumn({
    id: 'twitter',
    label: 'X得分',
    width: 92,
    read: (row: CoinSocial) => row.twitter?.score ?? null,
    definition: 'platformScore',
  }),
  scoreColumn({
    id: 'reddit',
    label: 'Reddit得分',
    width: 100,
    read: (row: CoinSocial) => row.reddit?.score ?? null,
  }),
  scoreColumn({ id: 'github', label: 'GitHub得分', width: 104, read: (row: CoinSocial) => row.githubScore }),
  scoreColumn({
    id: 'facebook',
    label: 'Facebook得分',
    width: 116,
    read: (row: CoinSocial) => row.facebook?.score ?? null,
  }),
  ...marketColumns<CoinSocial>(),
];

/** Coins by their people on one platform; `people` is what the platform calls them. */
export function followerColumns(platform: SocialPlatform, people: string): readonly Column<CoinSocial>[] {
  return [
    coinNameColumn<CoinSocial>(),
    countColumn({
      id: 'followers',
      label: people,
      unit: '个',
      width: 100,
      read: (row: CoinSocial) => row[platform]?.followers ?? null,
      definition: 'followers',
    }),
    countColumn({
      id: 'day',
      label: '24H增量',
      unit: '个',
      read: (row: CoinSocial) => row[platform]?.riseDay ?? null,
    }),
    countColumn({
      id: 'week',
      label: '7日增量',
      unit: '个',
      read: (row: CoinSocial) => row[platform]?.riseWeek ?? null,
    }),
    changeColumn({ id: 'pace', label: '7日增速', read: (row: CoinSocial) => weekPace(row, platform) }),
    countColumn({
      id: 'posts',
      label: '7日发帖',
      unit: '条',
      width: 88,
      read: (row: CoinSocial) => row[platform]?.posts7d ?? null,
    }),
    {
      id: 'account',
      label: '官方账号',
      width: 124,
      interactive: true,
      csv: (row) => row[platform]?.url ?? null,
      cell: (row) => accountLink(row[platform]?.url ?? ''),
    },
    ...marketColumns<CoinSocial>(),
  ];
}

/** People gained in seven days, % of what there were. */
export function weekPace(row: CoinSocial, platform: SocialPlatform): number | null {
  const own = row[platform];
  if (own === null || own.riseWeek === null) return null;
  const before = own.followers - own.riseWeek;
  return before > 0 ? (own.riseWeek / before) * 100 : null;
}

function accountLink(url: string) {
  const name = url.replace(/\/$/, '').split('/').at(-1);
  return url === '' || !name ? (
    MISSING
  ) : (
    <ExternalLink href={url} className={styles.cut}>
      {name}
    </ExternalLink>
  );
}

/** Coins by the work on their code. */
export const projectColumns: readonly Column<CoinProjectActivity>[] = [
  coinNameColumn<CoinProjectActivity>(),
  countColumn({
    id: 'commits30d',
    label: '30日提交',
    unit: '次',
    width: 108,
    read: (row: CoinProjectActivity) => row.commits30d,
    definition: 'commits',
  }),
  countColumn({
    id: 'commits7d',
    label: '7日提交',
    unit: '次',
    read: (row: CoinProjectActivity) => row.commits7d,
  }),
  countColumn({
    id: 'commits1d',
    label: '1日提交',
    unit: '次',
    read: (row: CoinProjectActivity) => row.commits1d,
  }),
  countColumn({
    id: 'contributors',
    label: '贡献者',
    unit: '人',
    width: 80,
    read: (row: CoinProjectActivity) => row.contributors,
  }),
  countColumn({
    id: 'stars',
    label: 'Star',
    unit: '个',
    width: 72,
    read: (row: CoinProjectActivity) => row.stars,
  }),
  countColumn({
    id: 'forks',
    label: 'Fork',
    unit: '个',
    width: 72,
    read: (row: CoinProjectActivity) => row.forks,
  }),
  countColumn({
    id: 'watchers',
    label: 'Watch',
    unit: '个',
    width: 72,
    read: (row: CoinProjectActivity) => row.watchers,
  }),
  agoColumn({ id: 'last', label: '最近提交', read: (row: CoinProjectActivity) => row.lastCommitAt }),
  {
    id: 'repository',
    label: '代码库',
    width: 124,
    interactive: true,
    csv: (row) => row.repositoryUrl,
    cell: (row) => accountLink(row.repositoryUrl),
  },
  change24hColumn(),
];
