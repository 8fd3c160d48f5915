import type { NoticeSubject } from '@coinmirror/shared/contract/news/notices.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { NOTICE_SUBJECT_PARAMS } from '@coinmirror/shared/pages/newsTabs.ts';
import { noticeArgs, noticeChoice } from '@coinmirror/shared/pages/noticeAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import type { SearchValues } from '@coinmirror/shared/routes/hrefTo.ts';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { useNoticeListQuery } from '#api/endpoints/notices.ts';
import { isMissing } from '#api/isMissing.ts';
import { type NoticeFilter, NoticeFilters } from '#features/news/notices/NoticeFilters.tsx';
import { NoticeList } from '#features/news/notices/NoticeList.tsx';
import { EXCHANGE_NOTICES, WALLET_NOTICES } from '#features/news/notices/noticeTypes.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

interface NoticesOfProps {
  readonly subject: NoticeSubject;
  readonly code: string;
  readonly hrefOf: (search: SearchValues) => string;
}

/** The notices of one exchange or wallet, or about one coin. */
export function NoticesOf({ subject, code, hrefOf }: NoticesOfProps) {
  const [address, write] = useUrlParams();
  const { data } = useCoinDirectoryQuery({}, { skip: subject === 'wallet' });
  const choice = { ...noticeChoice((name) => address.get(name)), exchanges: [] };
  const { type, keyword } = choice;
  const codeParam = NOTICE_SUBJECT_PARAMS[subject];
  const params = { ...noticeArgs(choice), ...(codeParam !== undefined && { [codeParam]: code }) };
  const notices = useNoticeListQuery(params);
  const known = data?.value.find((entry) => entry.kind === subject && entry.code === code);
  const publisher = notices.data?.value.rows.find((row) => row.publisher.code === code)?.publisher;
  const publisherName = known?.name ?? publisher?.name;
  const name = publisherName ?? code;
  useDocumentTitle(publisherName && joinSpaced(publisherName, '公告'));
  if (isMissing(notices.error)) return <NotFoundPage />;
  const words = ({ type: of, keyword: word }: NoticeFilter) => ({
    type: of === 'all' ? undefined : of,
    keyword: word || undefined,
  });
  return (
    <>
      <PageHeader
        title={joinSpaced(name, '公告')}
        summary={summaryOf('noticeFor')}
        actions={<PageLink to="notice">全部公告</PageLink>}
      />
      <NoticeFilters
        key={keyword}
        filter={{ type, keyword }}
        types={subject === 'wallet' ? WALLET_NOTICES : EXCHANGE_NOTICES}
        onChange={(filter) =>
          write({
            type: filter.type === 'all' ? null : filter.type,
            keyword: filter.keyword || null,
            page: null,
          })
        }
      />
      <NoticeList
        params={params}
        ofOne={subject !== 'coin'}
        hrefOf={(next) => hrefOf({ ...words({ type, keyword }), page: next > 1 ? next : undefined })}
        emptyAction={<PageLink to="notice">看看全部公告</PageLink>}
      />
    </>
  );
}
