import { fundColumns, fundFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { FUND_COINS, type FundFlows, type FundRow } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import type { FigureSeriesKey } from '@coinmirror/shared/pages/series.ts';
import { useMemo, useState } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import { rangeStart } from '#charts/series/data/transform.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { DAILY_RANGES, RangeButtons } from '#ui/range/RangeButtons.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './FundFlowsPart.module.css';
import { flowBuckets } from './flowBuckets.ts';
import { useFundFlowsQuery } from './grayApi.ts';

const FIRST_RANGE = '3m';
const ROOM = 900;
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
  const [range, setRange] = useState(FIRST_RANGE);
  const days = DAILY_RANGES.find(({ key }) => key === range)?.days ?? null;
  const flows = useMemo(() => {
    const start = rangeStart(days, value.days.at(-1)?.time ?? 0);
    return flowBuckets(value.days.filter(({ time }) => time >= start));
  }, [value, days]);
  return (
    <div className={styles.parts}>
      <ColumnFacts facts={FACTS} row={value} />
      <MirrorChart
        title={`${value.symbol} 现货 ETF 资金流`}
        source="发行方每日持仓披露"
        asOf={asOf}
        kind="money"
        bucketName="日期"
        controls={<RangeButtons value={range} onChange={setRange} />}
        {...flows}
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
