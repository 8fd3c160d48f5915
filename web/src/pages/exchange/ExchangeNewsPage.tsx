import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { noticeArgs, noticeChoice } from '@coinmirror/shared/pages/noticeAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { NoticeFilters } from '#features/news/notices/NoticeFilters.tsx';
import { NoticeList } from '#features/news/notices/NoticeList.tsx';
import { exchangeSubject } from '#templates/exchange/exchangeSubject.tsx';
import { SubjectPage } from '#templates/subject/SubjectPage.tsx';
import { Button } from '#ui/button/Button.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** `/exchange/{id}/news`: what an exchange tells its customers. */
export default function ExchangeNewsPage() {
  return (
    <SubjectPage subject={exchangeSubject} page="exchangeNews">
      {(detail) => <Notices detail={detail} />}
    </SubjectPage>
  );
}

function Notices({ detail: { code } }: { readonly detail: ExchangeDetail }) {
  const [address, write] = useUrlParams();
  const choice = { ...noticeChoice((name) => address.get(name)), exchanges: [code] };
  const { type, keyword } = choice;
  return (
    <>
      <NoticeFilters
        key={keyword}
        filter={{ type, keyword }}
        onChange={(filter) =>
          write({
            type: filter.type === 'all' ? null : filter.type,
            keyword: filter.keyword || null,
            page: null,
          })
        }
      />
      <NoticeList
        params={noticeArgs(choice)}
        hrefOf={(page) =>
          hrefTo(
            'exchangeNews',
            { id: code },
            {
              type: type === 'all' ? undefined : type,
              keyword: keyword || undefined,
              page: page > 1 ? page : undefined,
            },
          )
        }
        emptyAction={
          <Button onClick={() => write({ type: null, keyword: null, page: null })}>清除筛选</Button>
        }
      />
    </>
  );
}
