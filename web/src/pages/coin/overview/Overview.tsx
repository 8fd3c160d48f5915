import { coinFacts } from '@coinmirror/shared/columns/coinFacts.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { Suspense } from 'react';
import { Description } from '#features/coins/detail/about/Description.tsx';
import { MembersBlock } from '#features/coins/detail/about/MembersBlock.tsx';
import { CHART_PLACE } from '#features/coins/detail/chart/chartPlace.ts';
import { useEventMarks } from '#features/coins/detail/events/useEventMarks.ts';
import { CoinFacts } from '#features/coins/detail/facts/CoinFacts.tsx';
import { IssueFacts } from '#features/coins/detail/facts/IssueFacts.tsx';
import { NewestItems } from '#features/coins/detail/feed/NewestItems.tsx';
import { LongShortFact } from '#features/coins/detail/longShort/LongShortFact.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from '../CoinPage.module.css';
import { CoinRail } from '../CoinRail.tsx';
import { UpdatedLine } from '../UpdatedLine.tsx';

const { Part: CoinChart } = lazyPart(
  async () => (await import('#features/coins/detail/chart/CoinChart.tsx')).CoinChart,
);
const { Part: MoreOverview } = lazyPart(async () => (await import('./MoreOverview.tsx')).MoreOverview);

/** px kept for the months, so that what follows does not appear in their place. */
const MORE_PLACE = 600;

interface OverviewProps {
  readonly detail: CoinDetail;
  readonly asOf: number;
}

/**
 * 概况: the price over time, and beside it (on a phone below it) the newest items and each fact once; then what happened
 * by month, coins like it, what it is.
 */
export function Overview({ detail, asOf }: OverviewProps) {
  const events = useEventMarks(detail.code);
  return (
    <div className={styles.columns}>
      <div className={styles.main} data-tab="overview">
        <div className={styles.chart}>
          <AfterFirstScreen fallback={<Skeleton height={CHART_PLACE} />}>
            <Suspense fallback={<Skeleton height={CHART_PLACE} />}>
              <CoinChart detail={detail} events={events} />
            </Suspense>
          </AfterFirstScreen>
        </div>
        <div className={styles.more}>
          <AfterFirstScreen>
            <Suspense fallback={<Skeleton height={MORE_PLACE} />}>
              <MoreOverview detail={detail} />
            </Suspense>
          </AfterFirstScreen>
          <AfterFirstScreen>
            <Description title={joinSpaced(detail.name, '简介')} blocks={detail.description} />
            <IssueFacts detail={detail} />
            <MembersBlock detail={detail} />
          </AfterFirstScreen>
        </div>
      </div>
      <aside className={styles.rail} aria-label="相关信息">
        <div className={styles.facts}>
          <CoinFacts detail={detail} facts={coinFacts} narrow>
            {detail.markets.hasLongShort && <LongShortFact code={detail.code} />}
          </CoinFacts>
          <UpdatedLine asOf={asOf} />
        </div>
        <div className={styles.newest}>
          <AfterFirstScreen>
            <NewestItems code={detail.code} name={detail.name} />
          </AfterFirstScreen>
        </div>
        <div className={styles.others}>
          <CoinRail detail={detail} />
        </div>
      </aside>
    </div>
  );
}
