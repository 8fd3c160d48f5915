import { PEG_LOST } from '@coinmirror/shared/constants/peg.ts';
import type { Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { type StablePeg, stablePegEndpoints } from '@coinmirror/shared/contract/dashboards/stablePeg.ts';
import { pegPastWords } from '@coinmirror/shared/sentences/pegPast.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const useStablePeg = queryHookFor(stablePegEndpoints, 'stablePeg');
const HEIGHT = 260;
/** With its buttons, names and source. */
const ROOM = 390;
/** While it loads. */
const ABOUT = `近 30 日每小时的偏离；超过 ±${PEG_LOST}% 为脱锚。`;
const AXES = { left: '偏离' };
/** Decimals: hundredths of a percent matter. */
const PLACES = 3;
const RANGES = [
  { key: '7d', label: '7日', days: 7 },
  { key: '30d', label: '30日', days: null },
] as const;
/** Beyond these the peg is lost: lines of their own, so that the axis always reaches them. */
const THRESHOLDS = [
  { key: 'above', name: '脱锚上限', value: PEG_LOST },
  { key: 'below', name: '脱锚下限', value: -PEG_LOST },
] as const;

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
      about={told ? pegPastWords(told) : ABOUT}
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
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => <PegChart value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function PegChart({ value, asOf }: { readonly value: StablePeg; readonly asOf: number }) {
  const series = useMemo(() => seriesOf(value), [value]);
  return (
    <TimeSeriesChart
      title={`${value.symbol} 偏离锚定价`}
      source="各交易平台现价与锚定价"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      axisNames={AXES}
      ranges={RANGES}
      firstRange="30d"
      newest
    />
  );
}

function seriesOf({ symbol, hours }: StablePeg): readonly TimeSeries[] {
  const deviation = { kind: 'percent', digits: PLACES } as const;
  return [
    { ...deviation, key: 'deviation', name: `${symbol} 偏离`, points: hours },
    ...THRESHOLDS.map(
      ({ key, name, value }): TimeSeries => ({
        kind: 'percent',
        key,
        name,
        dashed: true,
        color: 'warning',
        points: hours.map(([time]) => [time, value]),
      }),
    ),
  ];
}
