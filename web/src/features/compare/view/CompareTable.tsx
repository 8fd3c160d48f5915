import { type ReactNode, useState } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CloseIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Row } from '#ui/row/Row.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import type { CompareGroup, CompareRow } from './compareRow.ts';
import styles from './comparison.module.css';

/** The subject at the head of a column. */
export interface ComparedHead {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
  readonly href: string;
}

interface CompareTableProps<Item> {
  readonly items: readonly Item[];
  readonly headOf: (item: Item) => ComparedHead;
  readonly groups: readonly CompareGroup<Item>[];
  readonly onRemove: (code: string) => void;
  /** A note below the figures. */
  readonly note?: ReactNode;
}

/** A comparison side by side; can show only the rows that differ. */
export function CompareTable<Item>({ items, headOf, groups, onRemove, note }: CompareTableProps<Item>) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const shown = groups
    .map((group) => ({
      ...group,
      rows: onlyDifferent && items.length > 1 ? group.rows.filter((row) => differs(row, items)) : group.rows,
    }))
    .filter((group) => group.rows.length > 0);
  const columns = items.map((item) => ({ item, head: headOf(item) }));

  return (
    <section>
      <Row gap="m" className={styles.tools}>
        <h2 className={styles.heading}>指标对比</h2>
        {items.length > 1 && <Switch label="只看差异" checked={onlyDifferent} onChange={setOnlyDifferent} />}
      </Row>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.rowHead}>
                指标
              </th>
              {columns.map(({ head }) => (
                <th key={head.code} scope="col">
                  <span className={styles.coin}>
                    <Logo src={head.logo} name={head.name} />
                    <HrefLink href={head.href}>{head.name}</HrefLink>
                    <IconButton
                      size="s"
                      label={`移除 ${head.name}`}
                      icon={<CloseIcon />}
                      onClick={() => onRemove(head.code)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <tbody key={group.name}>
              <tr>
                <th scope="rowgroup" colSpan={items.length + 1} className={styles.group}>
                  {group.name}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" className={styles.rowHead}>
                    {row.name}
                  </th>
                  {columns.map(({ item, head }) => (
                    <td key={head.code} className={row.wraps ? styles.wraps : undefined}>
                      {row.cell(item)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function differs<Item>(row: CompareRow<Item>, items: readonly Item[]): boolean {
  return new Set(items.map(row.value)).size > 1;
}
