import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Suspense } from 'react';
import { CHART_PLACE } from '#features/coins/detail/chart/chartPlace.ts';
import { EventsPanel } from '#features/coins/detail/events/EventsPanel.tsx';
import { useEventMarks } from '#features/coins/detail/events/useEventMarks.ts';
import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

const { Part: CoinChart } = lazyPart(
  async () => (await import('#features/coins/detail/chart/CoinChart.tsx')).CoinChart,
);

/** `/coinevent/{coinCode}`: the milestones of the coin. */
export default function CoinEventPage() {
  return <CoinSubjectPage page="coinEvent">{(detail) => <Milestones detail={detail} />}</CoinSubjectPage>;
}

/** The whole price history with the milestones marked, then each of them. */
function Milestones({ detail }: { readonly detail: CoinDetail }) {
  const events = useEventMarks(detail.code);
  return (
    <>
      <Suspense fallback={<Skeleton height={CHART_PLACE} />}>
        <CoinChart detail={detail} events={events} firstRange="all" />
      </Suspense>
      <EventsPanel code={detail.code} price={detail.quote.price} />
    </>
  );
}
