import { fundColumns, fundFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { FUND_COINS, type FundFlows, type FundRow } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import type { FigureSeriesKey } from '@coinmirror/shared/pages/series.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './FundFlowsPart.module.css';
import { useFundFlowsQuery } from './grayApi.ts';

const HEIGHT = 320;
const ROOM = 900;
const AXES = { left: '净流入', right: '持仓（币）' };
const NAMES = { bitcoin: '比特币 ETF', ethereum: '以太坊 ETF' };
const SERIES = { bitcoin: 'btcetf', ethereum: 'ethetf' } as const satisfies Record<string, FigureSeriesKey>;
const OPTIONS = FUND_COINS.map((coin) => ({ value: coin, label: NAMES[coin] }));
const FACTS = fundFacts();
const rowKey = ({ ticker }: FundRow) => ticker;

/** Net flows into the funds of a coin. */
export function FundFlowsPart() {
  const [params, write] = useUrlParams();
  const coin = FUND_COINS.find((one) => one === params.get('etf')) ?? 'bitcoin';
  const result = useFundFlowsQuery({ coincode: coin });
  return (
    <PageSection
      title="美国现货 ETF"
      tools={
        <>
          <SeriesLinks of={SERIES[coin]} />
          <Segmented
            label="ETF 币种"
            options={OPTIONS}
            value={coin}
            onChange={(next) => write({ etf: next === 'bitcoin' ? null : next })}
          />
        </>
      }
    >
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => <Flows value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function Flows({ value, asOf }: { readonly value: FundFlows; readonly asOf: number }) {
  const series = useMemo(() => flowSeries(value), [value]);
  return (
    <div className={styles.parts}>
      <ColumnFacts facts={FACTS} row={value} />
      <TimeSeriesChart
        title={`${value.symbol} 现货 ETF 每日净流入`}
        source="发行方每日持仓披露"
        asOf={asOf}
        height={HEIGHT}
        series={series}
        axisNames={AXES}
        firstRange="3m"
      />
      <SectionTable
        title="各 ETF"
        id="funds"
        columns={fundColumns}
        rows={value.funds}
        rowKey={rowKey}
        footnotes={['净流入为正是申购，为负是赎回；占比按持仓量，合计 100%。']}
      />
    </div>
  );
}

function flowSeries({ days }: FundFlows): readonly TimeSeries[] {
  return [
    {
      key: 'flow',
      name: '净流入',
      kind: 'money',
      shape: 'signedBar',
      points: days.filter(({ flow }) => flow !== 0).map(({ time, flow }) => [time, flow]),
    },
    {
      key: 'held',
      name: '总持仓',
      kind: 'amount',
      axis: 'right',
      points: days.map(({ time, held }) => [time, held]),
    },
  ];
}
