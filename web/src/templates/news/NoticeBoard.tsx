import { noticeArgs, noticeChoice, OF_EXCHANGES } from '@coinmirror/shared/pages/noticeAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type NoticeFilter, NoticeFilters } from '#features/news/notices/NoticeFilters.tsx';
import { NoticeList } from '#features/news/notices/NoticeList.tsx';
import { EXCHANGE_NOTICES } from '#features/news/notices/noticeTypes.ts';
import { PublisherChips } from '#features/news/notices/PublisherChips.tsx';
import { Button } from '#ui/button/Button.tsx';
import type { ParamChanges } from '#ui/url/changedParams.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { NOTICE_PUBLISHERS } from './publishers.ts';

interface NoticeBoardProps {
  /** The page that contains it, and the parameters its address keeps. */
  readonly to: 'news' | 'notice' | 'exchangesNotice';
  readonly base?: Readonly<Record<string, number>>;
}

/**
 * Notices of all exchanges and wallets, or of exchanges only, filtered by publisher, kind and keyword; the address
 * keeps the filter.
 */
export function NoticeBoard({ to, base = {} }: NoticeBoardProps) {
  const [address, write] = useUrlParams();
  const choice = noticeChoice((name) => address.get(name));
  const { type, keyword, exchanges } = choice;
  const ofExchanges = to === 'exchangesNotice';

  /** A changed filter returns to the first page. */
  const change = (changes: ParamChanges) => write({ ...changes, page: null });
  const narrow = (filter: NoticeFilter) =>
    change({ type: filter.type === 'all' ? null : filter.type, keyword: filter.keyword || null });

  return (
    <>
      <PublisherChips
        choices={NOTICE_PUBLISHERS}
        chosen={exchanges}
        onChange={(codes) => change({ exchanges: codes.join(',') || null })}
      />
      <NoticeFilters
        key={keyword}
        filter={{ type, keyword }}
        onChange={narrow}
        {...(ofExchanges && { types: EXCHANGE_NOTICES })}
      />
      <NoticeList
        params={{ ...noticeArgs(choice), ...(ofExchanges && OF_EXCHANGES) }}
        hrefOf={(next) =>
          hrefTo(
            to,
            {},
            {
              ...base,
              type: type === 'all' ? undefined : type,
              keyword: keyword || undefined,
              exchanges: exchanges.join(',') || undefined,
              page: next > 1 ? next : undefined,
            },
          )
        }
        emptyAction={
          <Button onClick={() => change({ type: null, keyword: null, exchanges: null })}>清除筛选</Button>
        }
      />
    </>
  );
}
