import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './concepts.module.css';

const HUNDRED_MILLION = 1e8;

/** The columns of the list of sectors. Money in USD. */
export const conceptColumns: readonly Column<ConceptRow>[] = [
  {
    id: 'name',
    label: '概念',
    width: 160,
    phoneWidth: 128,
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
  {
    id: 'change',
    label: '均涨幅',
    width: 92,
    align: 'right',
    sortValue: (row) => row.change24h,
    filter: { unit: '%', scale: 1 },
    csv: (row) => row.change24h,
    csvLabel: () => '均涨幅(%)',
    definition: 'conceptChange',
    cell: (row) => <Percent value={row.change24h} />,
  },
  {
    id: 'marketCap',
    label: '总市值',
    width: 104,
    align: 'right',
    sortValue: (row) => row.marketCap,
    filter: { unit: '亿 USD', scale: HUNDRED_MILLION },
    csv: (row) => row.marketCap,
    csvLabel: () => '总市值(USD)',
    definition: 'marketCap',
    cell: (row) => <Money usd={row.marketCap} kind="amount" />,
  },
  {
    id: 'volume24h',
    label: '24H额',
    width: 104,
    align: 'right',
    sortValue: (row) => row.volume24h,
    filter: { unit: '亿 USD', scale: HUNDRED_MILLION },
    csv: (row) => row.volume24h,
    csvLabel: () => '24H额(USD)',
    definition: 'volume24h',
    cell: (row) => <Money usd={row.volume24h} kind="amount" />,
  },
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
    id: 'breadth',
    label: '上涨/下跌',
    width: 148,
    sortValue: (row) => (row.riseCount ?? 0) / Math.max(1, row.coinCount),
    csv: (row) => `${row.riseCount ?? 0}/${row.fallCount ?? 0}`,
    cell: (row) => (
      <SplitBar
        label={`${row.name}上涨与下跌家数`}
        sides={[
          { label: '涨', value: row.riseCount ?? 0, text: formatCount(row.riseCount), tone: 'up' },
          { label: '跌', value: row.fallCount ?? 0, text: formatCount(row.fallCount), tone: 'down' },
        ]}
      />
    ),
  },
  memberColumn('best', '领涨币'),
  memberColumn('worst', '领跌币'),
];

function memberColumn(id: 'best' | 'worst', label: string): Column<ConceptRow> {
  return {
    id,
    label,
    width: 136,
    align: 'right',
    interactive: true,
    sortValue: (row) => row[id]?.change24h ?? null,
    csv: (row) => row[id]?.symbol ?? '',
    cell: (row) => {
      const member = row[id];
      if (!member) return MISSING;
      return (
        <span className={styles.member}>
          <PageLink to="coin" params={{ coinCode: member.code }}>
            {member.symbol}
          </PageLink>
          <Percent value={member.change24h} arrow={false} />
        </span>
      );
    },
  };
}
