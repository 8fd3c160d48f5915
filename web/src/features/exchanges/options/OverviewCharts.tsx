import { strikeText } from '@coinmirror/shared/columns/optionChain.ts';
import type { OptionsOverview } from '@coinmirror/shared/contract/exchange/options.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { placeAmong } from '#charts/bars/barMarks.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { CHART_HEIGHT, openByStrike, openGroups, SOURCE } from './optionCharts.ts';
import styles from './options.module.css';

interface OverviewChartsProps {
  readonly overview: OptionsOverview;
  readonly asOf: number;
}

/** Open interest by expiry and by strike over all expiries, worth what it is at the price. */
export function OpenCharts({ overview, asOf }: OverviewChartsProps) {
  const { symbol, expiries, price } = overview;
  const days = useDays(overview);
  const byExpiry = useMemo(() => openGroups(expiries, price, 'open'), [expiries, price]);
  const strikes = useMemo(() => openByStrike({ expiries, price }), [expiries, price]);
  const places = useMemo(() => strikes.map(({ strike }) => strikeText(strike)), [strikes]);
  const byStrike = useMemo(() => openGroups(strikes, price, 'open'), [strikes, price]);
  const marks = useMemo(() => {
    const at = placeAmong(
      strikes.map(({ strike }) => strike),
      price,
    );
    return at === null ? [] : [{ at, name: `现价 ${strikeText(price)}` }];
  }, [strikes, price]);
  const chart = { source: SOURCE, asOf, height: CHART_HEIGHT, kind: 'money' as const };
  return (
    <div className={styles.pair}>
      <PageSection title="各到期日的名义持仓" about="持仓币数 × 现价。">
        <BarsChart
          {...chart}
          title={`${symbol} 期权各到期日的名义持仓`}
          categories={days}
          categoryName="到期日"
          groups={byExpiry}
        />
      </PageSection>
      <PageSection title="全部到期日的行权价分布" about="各到期日相加，行权价在现价的 0.5–2 倍之间。">
        <BarsChart
          {...chart}
          title={`${symbol} 期权全部到期日按行权价的名义持仓`}
          categories={places}
          categoryName="行权价"
          groups={byStrike}
          marks={marks}
        />
      </PageSection>
    </div>
  );
}

/** Volatility at the money and its skew, by expiry. */
export function TermCharts({ overview, asOf }: OverviewChartsProps) {
  const { symbol, expiries } = overview;
  const days = useDays(overview);
  const term = useMemo(
    () => [
      { key: 'volatility', name: '平值隐含波动率', values: expiries.map(({ volatility }) => volatility) },
    ],
    [expiries],
  );
  const skew = useMemo(
    () => [{ key: 'skew', name: '25Δ 偏斜', values: expiries.map((expiry) => expiry.skew) }],
    [expiries],
  );
  const chart = {
    source: '各期权平台的标记波动率，本站计算',
    asOf,
    height: CHART_HEIGHT,
    categories: days,
    categoryName: '到期日',
  };
  return (
    <div className={styles.pair}>
      <PageSection title="波动率期限结构" about="各到期日在远期价处的隐含波动率。">
        <BarsChart {...chart} title={`${symbol} 波动率期限结构`} groups={term} kind="share" curve />
      </PageSection>
      <PageSection title="25Δ 偏斜" about="看跌减看涨的隐含波动率（点）：高于 0 说明防跌比博涨更贵。">
        <BarsChart {...chart} title={`${symbol} 各到期日的 25Δ 偏斜`} groups={skew} kind="ratio" />
      </PageSection>
    </div>
  );
}

/** Expiries as they fit under bars: 11-27. */
function useDays({ expiries }: OptionsOverview): readonly string[] {
  return useMemo(() => expiries.map(({ expiresAt }) => formatDate(expiresAt).slice(2)), [expiries]);
}
