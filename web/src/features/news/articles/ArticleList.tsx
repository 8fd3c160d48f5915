import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { type NewsListParams, useNewsPages } from '../useNewsPages.ts';
import { NewsRow } from './NewsRow.tsx';

const HEIGHT = 1200;

interface ArticleListProps {
  readonly params: NewsListParams;
  /** The address of an item; by default its page of the news. */
  readonly hrefOf?: (item: NewsItem) => string;
  /** Shows the newest one larger. */
  readonly hasLead?: boolean;
}

/** Articles of a channel, newest first, an infinite list. */
export function ArticleList({ params, hrefOf, hasLead = false }: ArticleListProps) {
  const pages = useNewsPages(params);
  return (
    <Loadable
      result={pages.first}
      height={HEIGHT}
      skeleton={<SkeletonLines lines={8} lineHeight={150} />}
      empty={<EmptyState title="这一栏还没有文章" />}
    >
      {() => (
        <>
          <div>
            {pages.rows.map((item, at) => (
              <NewsRow
                key={item.id}
                item={item}
                {...(hrefOf && { href: hrefOf(item) })}
                isLead={hasLead && at === 0}
              />
            ))}
          </div>
          <MoreButton pages={pages} />
        </>
      )}
    </Loadable>
  );
}
