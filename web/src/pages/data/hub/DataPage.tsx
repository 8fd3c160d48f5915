import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { HUB_TABS, hubPages, hubTab } from '@coinmirror/shared/indicators/hub.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type ComponentProps, Suspense } from 'react';
import { useIndicatorOverviewQuery } from '#api/endpoints/indicatorOverview.ts';
import { HubCards } from '#features/indicators/overview/HubCards.tsx';
import { IndicatorCards } from '#features/indicators/overview/IndicatorCards.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './DataPage.module.css';
import { HUB_PART_HEIGHT } from './hubPartHeight.ts';

// It includes the facts and calls of each page with a figure; the first tab does not need it.
const { Part: HubFigure } = lazyPart(
  async () => (await import('#features/dashboards/hub/HubFigure.tsx')).HubFigure,
  MissingQuietly,
);

// Its charts and calls are not part of the first tab.
const { Part: HubPart } = lazyPart(async () => (await import('./HubPart.tsx')).HubPart);

const ALL: readonly Indicator[] = Object.values(indicators);
const CARDS_HEIGHT = 480;

/** `/data?tab=N`: the data centre. */
export default function DataPage() {
  const [params] = useUrlParams();
  const tab = hubTab(params.get('tab'));
  useDocumentTitle(tab === HUB_TABS[0] ? titleOf('data') : `${tab}数据`);
  const result = useIndicatorOverviewQuery(
    {},
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const isOverview = tab === HUB_TABS[0];
  const pages = hubPages.filter((page) => isOverview || page.tab === tab);
  return (
    <>
      <PageHeader
        title={titleOf('data')}
        summary={summaryOf('data')}
        asOf={shownAnswer(result).data?.asOf ?? null}
      />
      <LinkTabs
        label="数据分类"
        items={HUB_TABS.map((label, at) => ({
          key: label,
          label,
          href: at === 0 ? hrefTo('data') : hrefTo('data', {}, { tab: at }),
          current: label === tab,
        }))}
      />
      <div className={styles.parts}>
        {(isOverview || tab === '市场') && (
          <section className={styles.part} aria-label="指标">
            <div className={styles.bar}>
              <h2>比特币周期指标</h2>
              <PageLink to="dataMore">逃顶与抄底清单</PageLink>
            </div>
            <Loadable result={result} height={CARDS_HEIGHT} skeleton={<Skeleton height={CARDS_HEIGHT} />}>
              {(overview) => <IndicatorCards indicators={ALL} overview={overview} />}
            </Loadable>
          </section>
        )}
        <section className={styles.part} aria-label="数据">
          <h2>{isOverview ? '全部数据' : tab}</h2>
          <HubCards pages={pages} figure={isOverview ? undefined : ({ link }) => <Figure page={link.to} />} />
        </section>
        {!isOverview && (
          <Suspense fallback={<Skeleton height={HUB_PART_HEIGHT} />}>
            <HubPart key={tab} tab={tab} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Figure({ page }: ComponentProps<typeof HubFigure>) {
  return (
    <Suspense fallback={<div className={styles.figure} />}>
      <HubFigure page={page} />
    </Suspense>
  );
}
