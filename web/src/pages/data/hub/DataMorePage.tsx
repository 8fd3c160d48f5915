import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { pages, titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { rowsHolding } from '@coinmirror/shared/validation/coinWord.ts';
import { useIndicatorOverviewQuery } from '#api/endpoints/indicatorOverview.ts';
import { IndicatorCards } from '#features/indicators/overview/IndicatorCards.tsx';
import { MissingIndicators } from '#features/indicators/overview/MissingIndicators.tsx';
import { readOverviewDate } from '#features/indicators/overview/overviewAddress.ts';
import { SignalOverview } from '#features/indicators/overview/SignalOverview.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './DataPage.module.css';

const ALL: readonly Indicator[] = Object.values(indicators);
const HEIGHT = 900;
const CRUMBS = [
  { label: '首页', href: hrefTo('home') },
  { label: pages.data.title, href: hrefTo('data') },
  { label: titleOf('dataMore') },
];

/** `/data/more.html`: all indicators, and their signals of tops and bottoms on any day. */
export default function DataMorePage() {
  const [params] = useUrlParams();
  const date = readOverviewDate(params);
  const result = useIndicatorOverviewQuery(date === null ? {} : { date: date.replaceAll('-', '') });
  return (
    <>
      <PageHeader
        title={titleOf('dataMore')}
        summary={summaryOf('dataMore')}
        asOf={shownAnswer(result).data?.asOf ?? null}
        breadcrumb={<Breadcrumb items={CRUMBS} />}
      />
      <div className={styles.parts}>
        <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
          {(overview, { asOf }) => (
            <div className={styles.parts}>
              <SignalOverview indicators={ALL} overview={overview} asOf={asOf} />
              <Catalogue overview={overview} />
            </div>
          )}
        </Loadable>
        <MissingIndicators />
        <p className={styles.risk}>
          风险提示：命中只表示数值越过界线。界线来自历史，样本很少，不能预测未来，不构成投资建议。
        </p>
      </div>
    </>
  );
}

type Overview = Parameters<typeof SignalOverview>[0]['overview'];

/** Every indicator, searchable by name and meaning. */
function Catalogue({ overview }: { readonly overview: Overview }) {
  const [params, write] = useUrlParams();
  const typed = params.get('q') ?? '';
  const found = rowsHolding(ALL, ({ name, short, meaning, key }) => [name, short, meaning, key], typed);
  return (
    <section className={styles.part} aria-label="全部指标">
      <div className={styles.bar}>
        <h2>全部指标</h2>
        <TextField
          label="搜索指标"
          hideLabel
          type="search"
          placeholder="搜索指标，如 均线"
          value={typed}
          onChange={(event) => write({ q: event.target.value || null })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={`没有与“${typed}”有关的指标`} compact />
      ) : (
        <IndicatorCards indicators={found} rows={overview.rows} />
      )}
    </section>
  );
}
