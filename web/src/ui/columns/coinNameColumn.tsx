import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { PageLink } from '../link/PageLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import type { Column } from '../table/column.ts';
import styles from './columns.module.css';

export interface NamedRow {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly logo: string;
}

const FIRST_SCREEN = 12;

/** Who a row of a board is: logo, Chinese name, symbol. */
export function coinNameColumn<Row extends NamedRow>(): Column<Row> {
  return {
    id: 'name',
    label: '名称',
    width: 160,
    phoneWidth: 128,
    grow: true,
    pin: true,
    always: true,
    rowHeader: true,
    csv: (row) => coinTitle(row),
    cell: (row, index) => (
      <PageLink to="coin" params={{ coinCode: row.code }} className={styles.coin}>
        <Logo src={row.logo} name={row.symbol} eager={index < FIRST_SCREEN} />
        <span className={styles.words}>
          <span className={styles.name}>{row.name}</span>
          <span className={styles.symbol}>{row.symbol}</span>
        </span>
      </PageLink>
    ),
  };
}

/** The link that lies over a whole row of a board of coins. */
export function coinRowLink(row: NamedRow, className: string) {
  return (
    <PageLink
      to="coin"
      params={{ coinCode: row.code }}
      className={className}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export const coinRowKey = (row: NamedRow) => row.code;
