import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { volume24hColumn } from '#ui/columns/coinColumns.tsx';
import { breadthColumn, memberColumn } from '#ui/columns/sectorColumns.tsx';
import { amountColumn, changeColumn } from '#ui/columns/valueColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './concepts.module.css';

/** The columns of the list of sectors. Money in USD. */
export const conceptColumns: readonly Column<ConceptRow>[] = [
  {
    id: 'name',
    label: '概念',
    width: 132,
    phoneWidth: 116,
    grow: true,
    pin: true,
    always: true,
    rowHeader: true,
    csv: (row) => row.name,
    cell: (row) => (
      <PageLink to="conceptItem" params={{ id: row.id }} className={styles.name}>
        {row.name}
      </PageLink>
    ),
  },
  changeColumn({
    id: 'change',
    label: '24H均涨幅',
    width: 104,
    read: (row) => row.change24h,
    definition: 'conceptChange',
  }),
  changeColumn({ id: 'change7d', label: '7D均涨幅', read: (row) => row.change7d }),
  amountColumn({
    id: 'marketCap',
    label: '总市值',
    width: 104,
    read: (row) => row.marketCap,
    definition: 'conceptMarketCap',
  }),
  volume24hColumn({ width: 104 }),
  {
    id: 'coinCount',
    label: '币种数',
    width: 80,
    align: 'right',
    sortValue: (row) => row.coinCount,
    csv: (row) => row.coinCount,
    cell: (row) => formatCount(row.coinCount),
  },
  {
    id: 'largest',
    label: '市值前三',
    width: 216,
    csv: (row) => row.largest.map(({ symbol }) => symbol).join(' '),
    cell: (row) => (
      <span className={styles.faces}>
        {row.largest.map((coin) => (
          <span key={coin.code} className={styles.face}>
            <Logo src={coin.logo} name={coin.symbol} size={16} />
            {coin.symbol}
          </span>
        ))}
      </span>
    ),
  },
  breadthColumn(),
  memberColumn('best', '领涨币'),
  memberColumn('worst', '领跌币'),
  {
    id: 'trend',
    label: '7日趋势',
    width: 106,
    align: 'right',
    cell: (row) => (
      <Sparkline points={row.sparkline} label={`${row.name}总市值近 7 日走势`} width={92} height={32} />
    ),
  },
];
