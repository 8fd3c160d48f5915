import { type ReactNode, useId } from 'react';
import { cx } from '../classNames.ts';
import { rovingKeys } from './rovingKeys.ts';
import styles from './Tabs.module.css';

interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  onChange: (key: Key) => void;
  /** The content of the selected tab. */
  children: ReactNode;
  /** At the right end of the row. */
  aside?: ReactNode;
  /** The aside is only a button or two, so it stays in the row on a phone. */
  smallAside?: boolean;
  className?: string | undefined;
}

/** Tabs within a page. For tabs with addresses use LinkTabs. Arrow keys move and select. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, items, value, onChange, children, aside, smallAside = false, className } = props;
  const base = useId();
  return (
    <div className={className}>
      <div className={cx(styles.row, smallAside && styles.oneRow)}>
        <div role="tablist" aria-label={label} className={styles.list} onKeyDown={rovingKeys} tabIndex={-1}>
          {items.map(({ key, label: words }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${base}-${key}`}
              aria-selected={key === value}
              aria-controls={key === value ? `${base}-panel` : undefined}
              tabIndex={key === value ? 0 : -1}
              className={cx(styles.tab, key === value && styles.current)}
              onClick={() => onChange(key)}
            >
              {words}
            </button>
          ))}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
