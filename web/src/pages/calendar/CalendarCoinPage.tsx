import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { coinCalendarArgs } from '@coinmirror/shared/pages/calendarAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { isMissing } from '#api/isMissing.ts';
import styles from '#features/calendar/calendar.module.css';
import { EventDays } from '#features/calendar/EventDays.tsx';
import { Subscribe } from '#features/calendar/Subscribe.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { cx } from '#ui/classNames.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const HEIGHT = 640;

/** `/calendar/{coinCode}`: upcoming and past events of one coin. */
export default function CalendarCoinPage() {
  const { coinCode = '' } = useParams();
  const result = useCalendarListQuery(coinCalendarArgs(coinCode));
  const coin = result.data?.value.coin ?? null;
  const title = coin === null ? titleOf('calendarCoin') : joinSpaced(coin.name, '日历');
  useDocumentTitle(coin === null ? undefined : title);
  if (isMissing(result.error)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: titleOf('calendar'), href: hrefTo('calendar') }, { label: title }]} />
        }
        title={title}
        summary={
          <>
            未来一年与过去三个月的事件；更早的见
            <PageLink to="coinEvent" params={{ coinCode }}>
              大事记
            </PageLink>
            ，行情见
            <PageLink to="coin" params={{ coinCode }}>
              {coin?.symbol ?? '币种页'}
            </PageLink>
            。
          </>
        }
        actions={<Subscribe coinCode={coinCode} />}
      />
      <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={80} />}>
        {({ events, today }) => {
          const [ahead, past] = [
            events.filter(({ time }) => time >= today),
            events.filter(({ time }) => time < today),
          ];
          return (
            <div className={cx(styles.main, styles.first)}>
              {ahead.length === 0 ? (
                <EmptyState title="未来一年还没有已知的事件" compact />
              ) : (
                <EventDays events={ahead} withCoins={false} />
              )}
              {past.length > 0 && (
                <section className={styles.section}>
                  <h2>已经过去</h2>
                  <EventDays events={past} withCoins={false} latestFirst />
                </section>
              )}
            </div>
          );
        }}
      </Loadable>
    </>
  );
}
