import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './article.module.css';

interface Item {
  readonly href: string;
  readonly title: string;
}

export interface NeighboursProps {
  /** The unit of counting. */
  readonly measure: '篇' | '条' | '个词条';
  readonly previous: Item | null;
  readonly next: Item | null;
}

/** Links to the previous and next item; nothing when there is neither. */
export function Neighbours({ measure, previous, next }: NeighboursProps) {
  if (previous === null && next === null) return null;
  const ends = [
    { label: `上一${measure}`, item: previous },
    { label: `下一${measure}`, item: next },
  ];
  return (
    <nav aria-label={ends.map(({ label }) => label).join('与')} className={styles.neighbours}>
      {ends.map(({ label, item }) =>
        item === null ? (
          <span key={label} className={styles.neighbour}>
            {label}：没有了
          </span>
        ) : (
          <HrefLink key={label} href={item.href} className={styles.neighbour}>
            <span>{label}</span>
            {item.title}
          </HrefLink>
        ),
      )}
    </nav>
  );
}
