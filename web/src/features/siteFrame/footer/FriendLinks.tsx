import { useRef } from 'react';
import { useNear } from '#ui/lazy/useNear.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { useFriendLinksQuery } from '../siteFrameApi.ts';
import styles from './footer.module.css';

/** Links to friendly sites, loaded when the reader comes near; nothing while there are none. */
export function FriendLinks() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const links = useFriendLinksQuery({}, { skip: !isNear }).data?.value ?? [];
  return (
    <div ref={place}>
      {links.length > 0 && (
        <nav className={styles.friends} aria-label="友情链接">
          <h2>友情链接</h2>
          <ul>
            {links.map((link) => (
              <li key={link.url}>
                <ExternalLink href={link.url}>{link.name}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
