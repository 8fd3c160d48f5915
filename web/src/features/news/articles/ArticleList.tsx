import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { leadFirst } from '@coinmirror/shared/pages/leadFirst.ts';
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
  /** Shows one larger, before the others: what moved today, else the newest. */
  readonly hasLead?: boolean;
}

/** Articles of a channel, newest first, an infinite list. */
export function ArticleList({ params, hrefOf, hasLead = false }: ArticleListProps) {
  const pages = useNewsPages(params);
  const lead = pages.first.data?.value.lead;
  const rows = hasLead ? leadFirst(pages.rows, lead) : pages.rows;
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
            {rows.map((item, at) => (
              <NewsRow
                key={item.id}
                item={item}
                {...(hrefOf && { href: hrefOf(item) })}
                {...(hasLead && at === 0 && { isLead: true, note: leadNote(item, lead) })}
              />
            ))}
          </div>
          <MoreButton pages={pages} />
        </>
      )}
    </Loadable>
  );
}

/** Why it comes first; nothing for an item that is only the newest. */
function leadNote({ id, coins: [main] }: NewsItem, lead: number | null | undefined): string | null {
  return id === lead && main ? `今天的文章里，这篇写的 ${main.symbol} 让总市值变动最多` : null;
}
