import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { HUB_TABS, hubPages, hubTab } from '@coinmirror/shared/indicators/hub.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { dataAnswersOf, hubSentence } from '@coinmirror/shared/sentences/answers/answers.ts';
import { Suspense } from 'react';
import { AnswerLists } from '#features/dashboards/hub/AnswerLists.tsx';
import { useDataAnswersQuery } from '#features/dashboards/hub/answersApi.ts';
import { HubCards } from '#features/indicators/overview/HubCards.tsx';
import { IndicatorCards } from '#features/indicators/overview/IndicatorCards.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './DataPage.module.css';
import { HUB_PART_HEIGHT } from './hubPartHeight.ts';

// Its charts and calls are not part of the first tab.
const { Part: HubPart } = lazyPart(async () => (await import('./HubPart.tsx')).HubPart);

const ALL: readonly Indicator[] = Object.values(indicators);
const ANSWERS_HEIGHT = 640;

/** `/data?tab=N`: the data centre opens on its answers; a tab adds what its group is about. */
export default function DataPage() {
  const [params] = useUrlParams();
  const tab = hubTab(params.get('tab'));
  const isOverview = tab === HUB_TABS[0];
  useDocumentTitle(isOverview ? titleOf('data') : `${tab}数据`);
  const result = useDataAnswersQuery({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  const latest = shownAnswer(result).data;
  const pages = hubPages.filter((page) => isOverview || page.tab === tab);
  return (
    <>
      <PageHeader
        title={titleOf('data')}
        sentence={latest ? hubSentence(dataAnswersOf(latest.value)) : null}
        asOf={latest?.asOf ?? null}
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
        <Loadable result={result} height={ANSWERS_HEIGHT} skeleton={<Skeleton height={ANSWERS_HEIGHT} />}>
          {(numbers) => (
            <div className={styles.parts}>
              <AnswerLists numbers={numbers} tab={tab} />
              {tab === '市场' && (
                <section className={styles.part} aria-label="指标">
                  <div className={styles.bar}>
                    <h2>比特币周期指标</h2>
                    <PageLink to="dataMore">逃顶与抄底清单</PageLink>
                  </div>
                  <IndicatorCards indicators={ALL} rows={numbers.indicators} />
                </section>
              )}
            </div>
          )}
        </Loadable>
        {!isOverview && tab !== '合约' && (
          <Suspense fallback={<Skeleton height={HUB_PART_HEIGHT} />}>
            <HubPart key={tab} tab={tab} />
          </Suspense>
        )}
        <section className={styles.part} aria-label="数据">
          <div className={styles.bar}>
            <h2>{isOverview ? '全部数据' : '页面'}</h2>
            {isOverview && <PageLink to="dataMore">指标与逃顶抄底清单</PageLink>}
          </div>
          <HubCards pages={pages} />
        </section>
      </div>
    </>
  );
}
