import { BIG_EVENT_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { BIG_EVENT_TYPES } from '@coinmirror/shared/contract/coin/events.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { bigEventArgs, isEventType } from '@coinmirror/shared/pages/eventAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { BigEventList } from '#features/coins/detail/events/BigEventList.tsx';
import { useBigEventListQuery } from '#features/coins/detail/events/bigEventsApi.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const HEIGHT = 900;
const ALL = 'all';

/** `/event/{type?}/{code?}`: milestones of the best-known coins, with the prices before and after. */
export default function EventPage() {
  const { type, code } = useParams();
  const [address] = useUrlParams();
  const result = useBigEventListQuery(bigEventArgs(type, code, (name) => address.get(name)));
  const coin = code === undefined ? null : (result.data?.value.rows[0]?.coin ?? null);
  const kind = isEventType(type) ? BIG_EVENT_LABELS[type] : '';
  const title = `${coin?.name ?? ''}${kind}${titleOf('event')}`;
  useDocumentTitle(title);
  if (isMissing(result.error)) return <NotFoundPage />;
  const hrefOf = (next: string, page = 1) =>
    hrefTo(
      'event',
      code !== undefined ? { type: next, code } : next === ALL ? {} : { type: next },
      page > 1 ? { page } : {},
    );
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: titleOf('calendar'), href: hrefTo('calendar') }, { label: title }]} />
        }
        title={title}
        summary={summaryOf('event')}
      />
      <LinkTabs
        label="大事类型"
        items={[ALL, ...BIG_EVENT_TYPES].map((one) => ({
          key: one,
          label: isEventType(one) ? BIG_EVENT_LABELS[one] : '全部',
          href: hrefOf(one),
          current: one === (type ?? ALL),
        }))}
      />
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<SkeletonLines lines={10} lineHeight={72} />}
        empty={<EmptyState title="没有这一类大事" hint="换一个类型试试。" />}
      >
        {({ rows, page, pageCount, total }) => (
          <>
            <BigEventList events={rows} />
            <Pager
              page={page}
              pageCount={pageCount}
              total={total}
              hrefOf={(next) => hrefOf(type ?? ALL, next)}
            />
          </>
        )}
      </Loadable>
    </>
  );
}
