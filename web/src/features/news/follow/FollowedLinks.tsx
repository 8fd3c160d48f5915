import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './follow.module.css';
import { type Follow, useFollows } from './follows.ts';

/** Links to what this visitor follows; nothing when that is empty. */
export function FollowedLinks() {
  const follows = useFollows();
  if (follows.length === 0) return null;
  return (
    <nav aria-label="我的关注" className={styles.followed}>
      <span className={styles.label}>我的关注</span>
      <ul className={styles.list}>
        {follows.map((one) => (
          <li key={`${one.kind}/${one.code}`}>
            <HrefLink href={hrefOf(one)} className={styles.one}>
              {one.name}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function hrefOf({ kind, code }: Follow): string {
  return hrefTo(kind, { id: code });
}
