import { noticeArgs, noticeChoice } from '@coinmirror/shared/pages/noticeAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { NoticeFilters } from '#features/news/notices/NoticeFilters.tsx';
import { NoticeList } from '#features/news/notices/NoticeList.tsx';
import { EXCHANGE_NOTICES, WALLET_NOTICES } from '#features/news/notices/noticeTypes.ts';
import { Button } from '#ui/button/Button.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

interface PublisherNoticesProps {
  readonly page: 'exchangeNews' | 'walletNotice';
  readonly code: string;
}

/** An exchange's or a wallet's notices, filtered by kind and keyword; the address keeps the filter. */
export function PublisherNotices({ page: name, code }: PublisherNoticesProps) {
  const [address, write] = useUrlParams();
  const choice = noticeChoice((key) => address.get(key));
  const { type, keyword } = choice;
  const isWallet = name === 'walletNotice';
  const params = {
    ...noticeArgs({ ...choice, exchanges: isWallet ? [] : [code] }),
    ...(isWallet && { walletcode: code }),
  };
  return (
    <>
      <NoticeFilters
        key={keyword}
        filter={{ type, keyword }}
        types={isWallet ? WALLET_NOTICES : EXCHANGE_NOTICES}
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
        ofOne
        hrefOf={(page) =>
          hrefTo(
            name,
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
