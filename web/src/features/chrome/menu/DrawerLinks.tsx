import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './drawer.module.css';
import type { DrawerGroup } from './drawers.ts';

const BADGES = { new: '新', hot: '热' } as const;

/** Groups of sub-links, side by side on a wide screen. */
export function DrawerLinks({ groups }: { groups: readonly DrawerGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.heading}>{group.title}</h3>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.href}>
                <HrefLink href={link.href} className={styles.link}>
                  <span className={styles.name}>
                    {link.title}
                    {link.badge && <span className={styles[link.badge]}>{BADGES[link.badge]}</span>}
                  </span>
                  {link.tip !== undefined && <span className={styles.tip}>{link.tip}</span>}
                </HrefLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
