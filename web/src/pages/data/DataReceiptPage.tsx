import { receiptTitle } from '@coinmirror/shared/columns/receiptWords.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { errorText, isRefused } from '#api/failure.ts';
import { Receipt } from '#features/receipt/Receipt.tsx';
import { usePriceReceiptQuery } from '#features/receipt/receiptApi.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 560;
const NO_SUCH_COIN = 404;
const NO_SUCH_MINUTE = 422;

/** `/data/receipt/{code}`: how a coin's price came about, now or at the minute `?at=`. It stands still to be reckoned again. */
export default function DataReceiptPage() {
  const { code = '' } = useParams();
  const [search] = useUrlParams();
  const at = search.get('at') ?? '';
  const result = usePriceReceiptQuery({ code, at });
  const { data, failure } = shownAnswer(result);
  const title = data ? receiptTitle(data.value) : titleOf('dataReceipt');
  useDocumentTitle(title);
  if (isRefused(failure, NO_SUCH_COIN)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={title}
        summary={summaryOf('dataReceipt')}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: '首页', href: hrefTo('home') },
              { label: titleOf('data'), href: hrefTo('data') },
              { label: titleOf('dataReceipt') },
            ]}
          />
        }
      />
      {isRefused(failure, NO_SUCH_MINUTE) ? (
        <EmptyState
          title={errorText(failure)}
          height={HEIGHT}
          action={
            <PageLink to="dataReceipt" params={{ code }}>
              最新的收据
            </PageLink>
          }
        />
      ) : (
        <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={14} lineHeight={40} />}>
          {(receipt) => <Receipt receipt={receipt} at={at} />}
        </Loadable>
      )}
    </>
  );
}
