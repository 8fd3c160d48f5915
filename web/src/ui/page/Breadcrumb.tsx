import { ChevronRightIcon } from '../icon/icons.ts';
import { HrefLink } from '../link/HrefLink.tsx';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  /** From hrefTo; the last crumb, the page itself, has none. */
  href?: string;
}

/** The path from the home page to this one. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="面包屑">
      <ol className={styles.list}>
        {items.map((item, index) => (
          // Two crumbs may share a name while the page's own is unknown; no two share an address.
          <li key={item.href ?? ''} className={styles.item}>
            {index > 0 && <ChevronRightIcon aria-hidden="true" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <HrefLink href={item.href} className={styles.link}>
                {item.label}
              </HrefLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
