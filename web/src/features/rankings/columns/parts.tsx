import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import type { ReactNode } from 'react';
import type { ValueColumn } from '#ui/columns/valueColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './columns.module.css';

/** A column of plain numbers with so many decimals: scores, coefficients. */
export function scoreColumn<Row>({
  read,
  digits = 1,
  ...column
}: ValueColumn<Row> & { readonly digits?: number }): Column<Row> {
  return {
    width: 84,
    ...column,
    align: 'right',
    sortValue: read,
    csv: (row) => rounded(read(row), digits),
    cell: (row) => read(row)?.toFixed(digits) ?? MISSING,
  };
}

/** A column of multiples: 2.31 倍. */
export function timesColumn<Row>({ read, ...column }: ValueColumn<Row>): Column<Row> {
  return {
    width: 92,
    ...column,
    align: 'right',
    sortValue: read,
    filter: { unit: '倍', scale: 1 },
    csv: (row) => rounded(read(row), 4),
    csvLabel: () => `${column.label}(倍)`,
    cell: (row) => {
      const value = read(row);
      return value === null ? MISSING : `${formatRatio(value)}x`;
    },
  };
}

function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

/** Text that is neither sorted nor filtered. */
export function textColumn<Row>({
  read,
  ...column
}: Pick<Column<Row>, 'id' | 'label' | 'width' | 'optional'> & {
  readonly read: (row: Row) => string;
}): Column<Row> {
  return { ...column, csv: read, cell: (row) => <Cut text={read(row)} /> };
}

function Cut({ text }: { readonly text: string }) {
  if (text === '') return MISSING;
  return (
    <span className={styles.cutLine} title={text}>
      {text}
    </span>
  );
}

interface KnownExchange {
  /** '' for a place that has no page here. */
  readonly code: string;
  readonly name: string;
  readonly logo?: string;
}

/** An exchange by its name, with its page where it has one. */
export function ExchangeName({
  exchange: { code, name, logo },
}: {
  readonly exchange: KnownExchange;
}): ReactNode {
  if (name === '') return MISSING;
  const words = (
    <>
      {logo !== undefined && <Logo src={logo} name={name} size={20} />}
      <span className={styles.cut}>{name}</span>
    </>
  );
  if (code === '') return <span className={styles.place}>{words}</span>;
  return (
    <PageLink to="exchange" params={{ id: code }} className={styles.place} title={name}>
      {words}
    </PageLink>
  );
}
