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

/** Logos of the rows that a first screen shows are fetched at once, the others when they come near. */
export const FIRST_SCREEN = 12;

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
    cell: (row, index) => <CoinNameLink coin={row} eager={index < FIRST_SCREEN} />,
  };
}

/** A coin's logo, name and symbol, as the link to its page. */
export function CoinNameLink({ coin, eager }: { readonly coin: NamedRow; readonly eager: boolean }) {
  return (
    <PageLink to="coin" params={{ coinCode: coin.code }} className={styles.coin}>
      <Logo src={coin.logo} name={coin.symbol} eager={eager} />
      <span className={styles.name}>{coin.name}</span>
      <span className={styles.symbol}>{coin.symbol}</span>
    </PageLink>
  );
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
