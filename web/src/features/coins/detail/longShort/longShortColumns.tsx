import { longShortColumns as columns } from '@coinmirror/shared/columns/longShort.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import styles from './LongShort.module.css';

/** Longs against shorts by exchange, the accounts as a bar. */
export const longShortColumns = renderColumns(columns, {
  accounts: (row) => (
    <span className={styles.mini}>
      <SplitBar
        label={`${row.exchangeName}多空人数`}
        sides={[
          { label: '多', value: row.long, tone: 'up' },
          { label: '空', value: row.short, tone: 'down' },
        ]}
      />
    </span>
  ),
});
