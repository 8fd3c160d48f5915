import { stableColumns } from '@coinmirror/shared/columns/dashboards/stable.ts';
import { PEG_LOST, PEG_USUAL } from '@coinmirror/shared/constants/peg.ts';
import type { Stablecoin, Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { useMemo } from 'react';
import { MirrorDeviation } from '#charts/mirror/MirrorDeviation.tsx';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { coinRowLink } from '#ui/columns/rowLink.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { ChainCourse } from './ChainCourse.tsx';
import { ChainStacks } from './ChainStacks.tsx';
import { IssuesSection } from './IssuesSection.tsx';

const HEIGHT = 300;
/** Coins whose names fit side by side. */
const PEG_COINS = 12;
const EVEN = [{ value: 0, text: '无溢价', tone: 'neutral' }] as const;
const AXES = { left: 'USDT 溢价' };
const coinKey = ({ code }: Stablecoin) => code;

/** The coins, their shares and chains, Tether's premium over time, coins issued and redeemed. */
export function StableFigures({ value, asOf }: { readonly value: Stablecoins; readonly asOf: number }) {
  const premium = useMemo(() => premiumSeries(value), [value]);
  const slices = useMemo(
    () => value.coins.map(({ symbol, marketCap }) => ({ name: symbol, value: marketCap })),
    [value],
  );
  return (
    <>
      <SectionTable
        title="各稳定币"
        id="stable"
        columns={stableColumns}
        rows={value.coins}
        rowKey={coinKey}
        rowLink={coinRowLink}
        tools={<PageLink to="dataStableTrend">流通量走势</PageLink>}
      />
      <PageSection title="市值占比">
        <ShareBar label="稳定币市值占比" parts={slices} source="流通量 × 价格" asOf={asOf} />
      </PageSection>
      <ChainCourse marketCap={value.marketCap} />
      <ChainStacks coins={value.coins} asOf={asOf} />
      <PageSection title="USDT 场外溢价" tools={<SeriesLinks of="usdtpremium" />}>
        <TimeSeriesChart
          title="USDT 场外人民币溢价"
          source="场外报价与官方汇率"
          asOf={asOf}
          height={HEIGHT}
          series={premium}
          levels={EVEN}
          axisNames={AXES}
          firstRange="3m"
          newest
        />
      </PageSection>
      <IssuesSection value={value} asOf={asOf} />
    </>
  );
}

/** More than any coin that holds its peg is away from it, %. */
const PEG_FLOOR = 0.6;
const PEG_WORDS = `偏离 ±${PEG_USUAL}% 以内正常，超过 ±${PEG_LOST}% 为脱锚；EURC 按 1 欧元计，其余按 1 美元计。`;
const PEG_SIDES = { above: '溢价', below: '折价' };

/** Each coin's distance from its peg, on either side of one line. */
export function PegSection({ coins, asOf }: { readonly coins: Stablecoins['coins']; readonly asOf: number }) {
  const shown = useMemo(() => coins.slice(0, PEG_COINS), [coins]);
  const buckets = useMemo(() => shown.map(({ code, symbol }) => ({ key: code, label: symbol })), [shown]);
  const values = useMemo(() => shown.map(({ deviation }) => deviation), [shown]);
  return (
    <PageSection title="偏离锚定价" about={PEG_WORDS}>
      <MirrorDeviation
        title="各稳定币偏离锚定价"
        source="各交易平台现价与锚定价"
        asOf={asOf}
        kind="percent"
        name="偏离"
        bucketName="币种"
        labels="all"
        line={0}
        floor={PEG_FLOOR}
        sides={PEG_SIDES}
        {...{ buckets, values }}
      />
    </PageSection>
  );
}

function premiumSeries({ premiums }: Stablecoins): readonly TimeSeries[] {
  return [
    {
      key: 'premium',
      name: 'USDT 溢价',
      kind: 'percent',
      shape: 'area',
      points: premiums.map(({ time, premium }) => [time, premium]),
    },
  ];
}
