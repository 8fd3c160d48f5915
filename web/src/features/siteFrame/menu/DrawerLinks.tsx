import type { DrawerGroup } from '@coinmirror/shared/pages/drawers.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './drawer.module.css';
import { useDrawerValues } from './useDrawerValues.ts';

const BADGES = { new: '新', hot: '热' } as const;

/** Groups of links, side by side on a wide screen. */
export function DrawerLinks({ groups }: { groups: readonly DrawerGroup[] }) {
  const figureOf = useDrawerValues();
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.heading}>{group.title}</h3>
          <ul className={styles.links}>
            {group.links.map(({ title, link, badge }) => (
              <li key={title} className={styles.row}>
                <HrefLink href={hrefOfLink(link)} className={styles.link}>
                  <span className={styles.name}>
                    {title}
                    {badge && <span className={styles[badge]}>{BADGES[badge]}</span>}
                  </span>
                </HrefLink>
                <span className={styles.value}>{figureOf(link.to)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
