import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { activeKey } from '@coinmirror/shared/pages/activeKey.ts';
import { dockItems } from '@coinmirror/shared/pages/dock.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './dock.module.css';
import { useIsTyping } from './useIsTyping.ts';

interface DockProps {
  /** The page that is shown; null for an unknown address. */
  page: RouteName | null;
}

/** The bar at the foot of a phone's screen: five ways under the thumb. Out of the way while a field has the keyboard. */
export function Dock({ page }: DockProps) {
  const isTyping = useIsTyping();
  const here = activeKey(dockItems, page);
  return (
    <nav className={styles.dock} aria-label="底栏" data-typing={isTyping || undefined}>
      {dockItems.map(({ key, label, link, icon }) => (
        <HrefLink
          key={key}
          href={hrefOfLink(link)}
          className={styles.way}
          aria-current={currentness(key === here, link.to === page)}
        >
          <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
            <path d={icon} />
          </svg>
          {label}
        </HrefLink>
      ))}
    </nav>
  );
}

/** page: the link leads to the page itself; true: to one above it. */
function currentness(isOwn: boolean, isPage: boolean): 'page' | 'true' | undefined {
  if (isPage) return 'page';
  return isOwn ? 'true' : undefined;
}
