import type { DexChain, DexOverview, DexPair } from '@coinmirror/shared/contract/dashboards/dex.ts';
import { dexPairColumns } from '@coinmirror/shared/dashboards/dex.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { coinRowLink } from '#ui/columns/rowLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { SharePie } from '../SharePie.tsx';

const HEIGHT = 260;
const SOURCE = '各 DEX 合约的成交记录';
const AXES = { left: '每日成交额' };
const pairKey = ({ id }: DexPair) => id;
const traded = ({ volume24h }: DexChain) => volume24h;

interface DexFiguresProps {
  readonly value: DexOverview;
  readonly asOf: number;
}

/** On-chain volume day by day. */
export function DexTrend({ value, asOf }: DexFiguresProps) {
  const series = useMemo<readonly TimeSeries[]>(
    () => [{ key: 'volume', name: 'DEX 现货', kind: 'money', shape: 'bar', points: value.trend }],
    [value],
  );
  return (
    <PageSection title="每日成交额">
      <TimeSeriesChart
        title="DEX 每日现货成交额"
        source={SOURCE}
        asOf={asOf}
        height={HEIGHT}
        series={series}
        axisNames={AXES}
        firstRange="3m"
        newest
      />
    </PageSection>
  );
}

/** Where no pair of an exchange on chains is read, the pools are. */
const NO_PAIRS = (
  <EmptyState
    compact
    title="没有读取 DEX 的交易对"
    action={<PageLink to="dataPools">看热门与新建的资金池</PageLink>}
  />
);

/** Pairs, new pairs, and each chain's share. */
export function DexFigures({ value, asOf }: DexFiguresProps) {
  return (
    <>
      <SectionTable
        title="热门交易对"
        id="dex-pairs"
        columns={dexPairColumns}
        rows={value.pairs}
        rowKey={pairKey}
        rowLink={coinRowLink}
        empty={NO_PAIRS}
        footnotes={
          value.pairs.length === 0
            ? []
            : [`成交额最大的 ${value.pairs.length} 个；深度为价格上下 2% 以内的金额。`]
        }
      />
      <SectionTable
        title="新币交易对"
        about="上线不超过 60 天的币种，风险高，先核对合约地址。"
        id="dex-fresh"
        columns={dexPairColumns}
        rows={value.fresh}
        empty={value.pairs.length === 0 ? NO_PAIRS : undefined}
        rowKey={pairKey}
        rowLink={coinRowLink}
      />
      <SharePie
        title="公链份额"
        chartTitle="DEX 24H成交额按公链"
        source={SOURCE}
        asOf={asOf}
        rows={value.chains}
        worth={traded}
      />
    </>
  );
}
