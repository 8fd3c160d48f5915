import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  futuresPastEndpoints,
  type InterestPast,
} from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { interestPastWords } from '@coinmirror/shared/sentences/interestMoves.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './InterestMovesPart.module.css';
import { PastCoin, usePastCoin } from './PastCoin.tsx';

const useInterestPast = queryHookFor(futuresPastEndpoints, 'interestPast');

const HEIGHT = 340;
const ROOM = 440;
/** Exchanges with an area of their own. */
const SHOWN = 8;
const RANGES = [
  { key: '7d', label: '7日', days: 7 },
  { key: '30d', label: '30日', days: 30 },
] as const;
const AXES = { left: '持仓量 (OI)', right: '价格' } as const;

/** Open interest of the chosen coin by exchange over 30 days, and its price. */
export function InterestPastPart() {
  const { code } = usePastCoin();
  const result = useInterestPast({ code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <PageSection
      title="30 日持仓量"
      about="各平台叠加，最上沿为合计；虚线为价格。"
      tools={<PastCoin coins={result.data?.value.coins} />}
    >
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => (
          <>
            <PastChart value={value} asOf={asOf} />
            <PastNote value={value} />
          </>
        )}
      </Loadable>
    </PageSection>
  );
}

function PastChart({ value, asOf }: { readonly value: InterestPast; readonly asOf: number }) {
  const series = useMemo(() => interestSeries(value), [value]);
  return (
    <TimeSeriesChart
      key={value.code}
      title={`${value.symbol} 各平台持仓量`}
      source="各合约平台"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      ranges={RANGES}
      firstRange="30d"
      axisNames={AXES}
    />
  );
}

/** Which exchanges begin later than the others, and whose past they told themselves. */
function PastNote({ value }: { readonly value: InterestPast }) {
  const words = useMemo(() => interestPastWords(value), [value]);
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

function interestSeries({ venues, points }: InterestPast): readonly TimeSeries[] {
  const stacked = { kind: 'money', shape: 'area', stack: 'oi' } as const;
  return [
    ...venues.slice(0, SHOWN).map(
      ({ code, name }, at): TimeSeries => ({
        ...stacked,
        key: code,
        name: shortExchangeName(name),
        points: points.map((point) => [point.time, point.venues[at] ?? null]),
      }),
    ),
    {
      ...stacked,
      key: 'others',
      name: '其他',
      color: 'neutral',
      points: points.map(({ time, total, venues: own }) => [
        time,
        total === null ? null : total - own.slice(0, SHOWN).reduce((sum: number, one) => sum + (one ?? 0), 0),
      ]),
    },
    {
      key: 'price',
      name: '价格',
      kind: 'price',
      axis: 'right',
      color: 'ink',
      dashed: true,
      points: points.map(({ time, price }) => [time, price]),
    },
  ];
}
