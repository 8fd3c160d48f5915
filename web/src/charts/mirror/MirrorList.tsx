import type { ReactNode } from 'react';
import styles from './list.module.css';

interface MirrorListHalf {
  /** 刚刚, 涨幅前五. */
  readonly name: string;
  /** A link to all of them. */
  readonly more?: ReactNode;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Shown without items: 最近一小时没有快讯. */
  readonly empty: string;
}

export interface MirrorListProps {
  readonly above: MirrorListHalf;
  readonly below: MirrorListHalf;
}

/** Two lists on either side of one line: what has happened and what will, the best and the worst. */
export function MirrorList({ above, below }: MirrorListProps) {
  return (
    <div className={styles.lists}>
      <section className={styles.above} aria-label={above.name}>
        <Name half={above} />
        <Items half={above} />
      </section>
      <section className={styles.below} aria-label={below.name}>
        <Items half={below} />
        <Name half={below} />
      </section>
    </div>
  );
}

function Name({ half: { name, more } }: { readonly half: MirrorListHalf }) {
  return (
    <div className={styles.name}>
      {name}
      {more}
    </div>
  );
}

function Items({ half: { items, empty } }: { readonly half: MirrorListHalf }) {
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
