import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  exchangeOptionEndpoints,
  INDEXED_OPTION_COINS,
  type IndexedOptionCoin,
  type OptionCoin,
  type VolatilityIndex as VolatilityIndexAnswer,
} from '@coinmirror/shared/contract/exchange/options.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import type { ChartRange } from '#ui/range/RangeButtons.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CHART_HEIGHT } from './optionCharts.ts';

const useIndexQuery = queryHookFor(exchangeOptionEndpoints, 'optionVolatility');

const TITLE = '波动率指数 DVOL';
const ABOUT = '期权价格隐含的未来 30 天年化波动率；除以 √365 约为预期的单日波动。';
/** px of the chart's frame: switches, source. */
const PANEL_HEIGHT = 94;
const RANGES: readonly ChartRange[] = [
  { key: '7d', label: '7日', days: 7 },
  { key: '30d', label: '30日', days: 30 },
];

/** The volatility index of a coin over 30 days; of one without it, that there is none. */
export function VolatilityIndex({ code, symbol }: { readonly code: OptionCoin; readonly symbol: string }) {
  const coin = INDEXED_OPTION_COINS.find((one) => one === code);
  return (
    <PageSection title={TITLE} about={ABOUT}>
      {coin === undefined ? (
        <EmptyState title={`${symbol} 期权没有波动率指数`} compact />
      ) : (
        <IndexChart coin={coin} />
      )}
    </PageSection>
  );
}

function IndexChart({ coin }: { readonly coin: IndexedOptionCoin }) {
  const result = useIndexQuery(
    { coincode: coin },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const height = CHART_HEIGHT + PANEL_HEIGHT;
  return (
    <Loadable
      result={result}
      height={height}
      skeleton={<Skeleton height={height} />}
      isEmpty={({ points }) => points.length === 0}
    >
      {(index, { asOf }) => <IndexLine index={index} asOf={asOf} />}
    </Loadable>
  );
}

function IndexLine({ index, asOf }: { readonly index: VolatilityIndexAnswer; readonly asOf: number }) {
  const { symbol, points } = index;
  const series = useMemo(
    () => [
      {
        key: 'dvol',
        name: `${symbol} DVOL`,
        kind: 'share' as const,
        points: points.map(({ time, value }) => [time, value] as const),
      },
    ],
    [symbol, points],
  );
  return (
    <TimeSeriesChart
      title={`${symbol} 波动率指数 DVOL`}
      source="Deribit 波动率指数 DVOL"
      asOf={asOf}
      height={CHART_HEIGHT}
      series={series}
      ranges={RANGES}
      firstRange="30d"
      newest
    />
  );
}
