import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { Suspense } from 'react';
import { Description } from '#features/coins/detail/about/Description.tsx';
import { Faq } from '#features/coins/detail/about/Faq.tsx';
import { MembersBlock } from '#features/coins/detail/about/MembersBlock.tsx';
import { CHART_PLACE } from '#features/coins/detail/chart/chartPlace.ts';
import { useEventMarks } from '#features/coins/detail/events/useEventMarks.ts';
import { IssueBlock, MiningBlock, SupplyBlock } from '#features/coins/detail/facts/InfoBlocks.tsx';
import { Performance } from '#features/coins/detail/performance/Performance.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

const { Part: CoinChart } = lazyPart(
  async () => (await import('#features/coins/detail/chart/CoinChart.tsx')).CoinChart,
);

/** 概况: the price over time, the coin's description, its issuance and mining. */
export function Overview({ detail }: { readonly detail: CoinDetail }) {
  const events = useEventMarks(detail.code);
  return (
    <>
      <AfterFirstScreen fallback={<Skeleton height={CHART_PLACE} />}>
        <Suspense fallback={<Skeleton height={CHART_PLACE} />}>
          <CoinChart detail={detail} events={events} />
        </Suspense>
      </AfterFirstScreen>
      <AfterFirstScreen>
        <Performance detail={detail} />
        <Description title={joinSpaced(detail.name, '简介')} blocks={detail.description} />
      </AfterFirstScreen>
      <AfterFirstScreen>
        <IssueBlock detail={detail} />
        <SupplyBlock detail={detail} />
        <MiningBlock detail={detail} />
      </AfterFirstScreen>
      <AfterFirstScreen>
        <MembersBlock detail={detail} />
        <Faq detail={detail} />
      </AfterFirstScreen>
    </>
  );
}
