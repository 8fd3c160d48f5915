import { PEG_LOST } from '@coinmirror/shared/constants/peg.ts';
import type { Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { type StablePeg, stablePegEndpoints } from '@coinmirror/shared/contract/dashboards/stablePeg.ts';
import { pegPastWords } from '@coinmirror/shared/sentences/pegPast.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { Level, TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const useStablePeg = queryHookFor(stablePegEndpoints, 'stablePeg');
const HEIGHT = 260;
const AXES = { left: '偏离' };
/** Decimals: hundredths of a percent matter. */
const PLACES = 3;
const RANGES = [
  { key: '7d', label: '7日', days: 7 },
  { key: '30d', label: '30日', days: null },
] as const;
const THRESHOLDS: readonly Level[] = [
  { value: PEG_LOST, text: '脱锚线', tone: 'warning' },
  { value: -PEG_LOST, text: '脱锚线', tone: 'warning' },
];

/** One coin's distance from its peg by hour, with the lines beyond which it has lost it; the coin is in the address. */
export function PegPast({ coins }: { readonly coins: Stablecoins['coins'] }) {
  const [params, write] = useUrlParams();
  const shown = coins.find(({ code }) => code === params.get('coin')) ?? coins[0];
  const options = useMemo(() => coins.map(({ code, symbol }) => ({ value: code, label: symbol })), [coins]);
  const result = useStablePeg({ code: shown?.code ?? '' }, { skip: shown === undefined });
  if (shown === undefined) return null;
  const told = result.data?.value.code === shown.code ? result.data.value : null;
  return (
    <PageSection
      title="偏离走势"
      {...(told && { about: pegPastWords(told) })}
      tools={
        <Select
          label="稳定币"
          size="s"
          value={shown.code}
          options={options}
          onChange={(coin) => write({ coin })}
        />
      }
    >
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(value, { asOf }) => <PegChart value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function PegChart({ value, asOf }: { readonly value: StablePeg; readonly asOf: number }) {
  const series = useMemo<readonly TimeSeries[]>(
    () => [
      {
        key: 'deviation',
        name: `${value.symbol} 偏离`,
        kind: 'percent',
        digits: PLACES,
        points: value.hours,
      },
    ],
    [value],
  );
  return (
    <TimeSeriesChart
      title={`${value.symbol} 偏离锚定价`}
      source="各交易平台现价与锚定价"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      levels={THRESHOLDS}
      axisNames={AXES}
      ranges={RANGES}
      firstRange="30d"
      newest
    />
  );
}
