import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import type { IndicatorDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import type { Threshold } from '@coinmirror/shared/indicators/thresholds.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { indicatorSentence } from '@coinmirror/shared/sentences/indicator.ts';
import { type ComponentProps, type ReactNode, Suspense, useDeferredValue } from 'react';
import { cx } from '#ui/classNames.ts';
import { DefinitionAnswer } from '#ui/definition/DefinitionAnswer.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingBlock } from '#ui/lazy/missing.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { BandRecordsCard } from './bands/BandRecordsCard.tsx';
import { ThresholdPrices } from './bands/ThresholdPrices.tsx';
import { IndicatorChart } from './chart/IndicatorChart.tsx';
import { IndicatorTable } from './IndicatorTable.tsx';
import styles from './IndicatorView.module.css';
import { IndicatorWords } from './IndicatorWords.tsx';
import { LookBackCard } from './LookBackCard.tsx';
import { NowCard } from './NowCard.tsx';
import { useIndicatorAddress } from './useIndicatorAddress.ts';

const { Part: OverlaidChart } = lazyPart(
  async () => (await import('./chart/OverlaidChart.tsx')).OverlaidChart,
  MissingBlock,
);

type Days = readonly IndicatorDay[];

export interface IndicatorViewProps {
  readonly indicator: Indicator;
  /** Chooses the subject of the days, where there is a choice. */
  readonly tabs?: ReactNode;
  /** The newest days, for the current value. */
  readonly recent: LoadableResult<Days>;
  /** All days. */
  readonly whole: LoadableResult<Days>;
  /** Actions on its newest days: an alert, a picture. */
  readonly tools: (days: Days, asOf: number) => ReactNode;
  /** Actions on a threshold with a price: an alert. */
  readonly thresholdTool: (threshold: Threshold) => ReactNode;
  /** Content specific to this indicator, from all its days. */
  readonly own?: ((days: Days) => ReactNode) | undefined;
}

const NONE: Days = [];
const CHART = { phone: 280, wide: 440 };
/** Height of switches and legend above the chart, and of the source below. */
const PANEL_HEIGHT = { phone: 250, wide: 112 };
const NOW = { phone: 204, wide: 206 };

/** Height of the cards and table under the chart while they load. */
const REST = 2000;

/** The whole page of an indicator, from its definition and its days. */
export function IndicatorView(props: IndicatorViewProps) {
  const { indicator, tabs, recent, whole, tools, thresholdTool, own } = props;
  const address = useIndicatorAddress(indicator.swings ? '1y' : undefined);
  const screen = useMediaQuery(PHONE) ? 'phone' : 'wide';
  const height = CHART[screen];
  const room = height + PANEL_HEIGHT[screen];
  const latest = shownAnswer(recent).data;
  const now = latest?.value.at(-1);
  // The chart first: the content below may come later.
  const all = shownAnswer(whole).data?.value ?? NONE;
  const days = useDeferredValue(all);
  // Also in the frame between the arrival of the days and their rendering: otherwise the text would move up and down
  // again.
  const isRestDue = days.length === 0 && (whole.isFetching || all.length > 0);
  const empty = <EmptyState title={`还没有 ${indicator.short} 的数据`} height={NOW[screen]} />;
  return (
    <DefinitionAnswer value={recent}>
      <PageHeader
        title={indicator.name}
        summary={indicator.meaning}
        sentence={latest ? indicatorSentence(indicator, latest.value) : null}
        asOf={latest?.asOf ?? null}
        breadcrumb={<Breadcrumb items={crumbs(indicator)} />}
      />
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      <div className={cx(styles.page, indicator.priceAt && styles.priced)}>
        <div className={styles.now}>
          <Loadable
            result={recent}
            height={NOW[screen]}
            skeleton={<Skeleton height={NOW[screen]} />}
            empty={empty}
          >
            {(newest, { asOf }) => (
              <NowCard indicator={indicator} days={newest} tools={tools(newest, asOf)} />
            )}
          </Loadable>
        </div>
        {now && indicator.priceAt && (
          <div className={styles.prices}>
            <ThresholdPrices indicator={indicator} now={now} tool={thresholdTool} />
          </div>
        )}
        <div className={styles.chart}>
          <Loadable result={whole} height={room} skeleton={<Skeleton height={room} />}>
            {(value, { asOf }) => (
              <ChartOf {...{ indicator, days: value, asOf, height, address }} brush={screen === 'wide'} />
            )}
          </Loadable>
        </div>
        {isRestDue && <div className={styles.full} style={{ minHeight: REST }} />}
        {days.length > 0 && (
          <>
            <div className={styles.half}>
              <LookBackCard indicator={indicator} days={days} address={address} />
            </div>
            <div className={styles.half}>
              <BandRecordsCard indicator={indicator} days={days} />
            </div>
            {own && <div className={styles.full}>{own(days)}</div>}
            <div className={styles.full}>
              <IndicatorTable indicator={indicator} days={days} address={address} />
            </div>
          </>
        )}
        <div className={styles.full}>
          <IndicatorWords words={indicator} withMeaning />
        </div>
      </div>
    </DefinitionAnswer>
  );
}

/** With the price, or with the indicator named in the address. */
function ChartOf(props: ComponentProps<typeof IndicatorChart>) {
  if (props.address.over === '') return <IndicatorChart {...props} />;
  return (
    <Suspense fallback={<IndicatorChart {...props} />}>
      <OverlaidChart {...props} />
    </Suspense>
  );
}

function crumbs(indicator: Indicator) {
  return [
    { label: '首页', href: hrefTo('home') },
    { label: pages.data.title, href: hrefTo('data') },
    { label: indicator.name },
  ];
}
