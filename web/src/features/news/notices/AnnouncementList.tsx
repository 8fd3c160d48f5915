import type { Announcement } from '@coinmirror/shared/contract/news/notices.ts';
import type { Page } from '@coinmirror/shared/contract/wire.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { Time } from '#ui/time/Time.tsx';
import styles from './notices.module.css';

const HEIGHT = 600;

/** The site's own announcements; pinned ones first. */
export function AnnouncementList({ result }: { readonly result: LoadableResult<Page<Announcement>> }) {
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={<Skeleton height={HEIGHT} />}
      empty={<EmptyState title="还没有公告" />}
    >
      {({ rows }) => (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className={styles.site}>
              <h2 className={styles.siteTitle}>
                {row.isPinned && <Badge tone="brand">置顶</Badge>}
                <PageLink to="announcementItem" params={{ id: row.id }}>
                  {row.title}
                </PageLink>
              </h2>
              <p className={styles.siteSummary}>{row.summary}</p>
              <p>
                <Time value={row.time} form="date" className={styles.time} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}
