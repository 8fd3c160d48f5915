import type { ExchangeLongShort } from '@coinmirror/shared/contract/coin/longShort.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import type { Column } from '#ui/table/column.ts';
import { LogoName } from '../LogoName.tsx';
import styles from './LongShort.module.css';

type LongShortColumn = Column<ExchangeLongShort>;

/** Longs against shorts by exchange. */
export const longShortColumns: readonly LongShortColumn[] = [
  {
    id: 'exchange',
    label: '平台',
    width: 140,
    phoneWidth: 116,
    grow: true,
    rowHeader: true,
    pin: true,
    always: true,
    interactive: true,
    csv: (row) => row.exchangeName,
    cell: (row) => (
      <PageLink to="exchange" params={{ id: row.exchangeCode }}>
        <LogoName src={row.exchangeLogo} name={row.exchangeName} />
      </PageLink>
    ),
  },
  {
    id: 'accounts',
    label: '多空人数',
    definition: 'longShortRatio',
    width: 200,
    sortValue: (row) => row.long,
    csv: (row) => row.long,
    csvLabel: () => '看多人数(%)',
    cell: (row) => (
      <span className={styles.mini}>
        <SplitBar
          label={`${row.exchangeName}多空人数`}
          sides={[
            { label: '多', value: row.long, tone: 'long' },
            { label: '空', value: row.short, tone: 'short' },
          ]}
        />
      </span>
    ),
  },
  ratioColumn('accountRatio', '多空人数比', 'longShortRatio', (row) => row.accountRatio),
  ratioColumn('topAccountRatio', '大户账户比', 'topAccountRatio', (row) => row.topAccountRatio),
  ratioColumn('topPositionRatio', '大户持仓比', 'topPositionRatio', (row) => row.topPositionRatio),
  ratioColumn('takerRatio', '主动买卖比', 'takerRatio', (row) => row.takerRatio),
  {
    id: 'openInterest',
    label: '持仓量',
    definition: 'openInterest',
    width: 100,
    align: 'right',
    sortValue: (row) => row.openInterest,
    csv: (row) => row.openInterest,
    csvLabel: () => '持仓量(USD)',
    cell: (row) => <Money usd={row.openInterest} kind="amount" />,
  },
];

function ratioColumn(
  id: string,
  label: string,
  definition: string,
  read: (row: ExchangeLongShort) => number,
): LongShortColumn {
  return {
    id,
    label,
    definition,
    width: 104,
    align: 'right',
    sortValue: read,
    csv: read,
    cell: (row) => <Ratio value={read(row)} />,
  };
}
