import {
  datedColumns,
  futuresVenueColumns,
  liquidationColumns,
} from '@coinmirror/shared/columns/dashboards/futures.ts';
import type {
  DatedContract,
  FuturesOverview,
  FuturesVenue,
  LiquidationRow,
} from '@coinmirror/shared/contract/dashboards/futures.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { LiquidationMapPart } from './LiquidationMapPart.tsx';
import { liquidationHours } from './liquidationHours.ts';
import { useLiquidationStream } from './useLiquidationStream.ts';

interface PartProps {
  readonly value: FuturesOverview;
  readonly asOf: number;
}

const HEIGHT = 300;
/** Coins in the chart; the list of contracts has all. */
const COINS = 15;
const venueKey = ({ code }: FuturesVenue) => code;
const datedKey = ({ id }: DatedContract) => id;
const orderKey = ({ id }: LiquidationRow) => id;

interface OpenInterestProps extends PartProps {
  /** Custom cells of the exchange rows: the star, which belongs to another feature. Must be stable. */
  readonly venueCells: Cells<FuturesVenue>;
}

/** Open interest by coin as a chart, by exchange as a table; both have the same total. */
export function OpenInterestPart({ value, asOf, venueCells }: OpenInterestProps) {
  const categories = useMemo(() => value.coins.slice(0, COINS).map(({ symbol }) => symbol), [value]);
  const groups = useMemo(
    () => [
      {
        key: 'oi',
        name: '持仓量',
        values: value.coins.slice(0, COINS).map(({ openInterest }) => openInterest),
      },
    ],
    [value],
  );
  return (
    <>
      <PageSection
        title="各币种持仓"
        about={`持仓量最大的 ${COINS} 个币种；持仓合计包括全部 ${value.coins.length} 个。`}
        tools={<PageLink to="futures">全部合约行情</PageLink>}
      >
        <BarsChart
          title="各币种持仓量"
          source="各合约平台"
          asOf={asOf}
          height={HEIGHT}
          categories={categories}
          groups={groups}
          kind="money"
          categoryName="币种"
        />
      </PageSection>
      <SectionTable
        title="各平台持仓"
        id="futures-venues"
        columns={futuresVenueColumns}
        cells={venueCells}
        rows={value.venues}
        rowKey={venueKey}
        footnotes={['按平台相加与按币种相加都等于持仓合计；占比合计 100%。']}
      />
    </>
  );
}

/** Liquidations by the hour, and the newest ones. */
export function LiquidationsPart({ value, asOf }: PartProps) {
  const orders = useLiquidationStream(value.orders);
  const hours = useMemo(() => liquidationHours(value.hours), [value]);
  return (
    <>
      <PageSection title="每小时爆仓" about="持仓量最大的 20 个币种，不完全统计。">
        <MirrorChart
          title="最近 24 小时爆仓"
          source="各合约平台，不完全统计"
          asOf={asOf}
          kind="money"
          bucketName="时间"
          {...hours}
        />
      </PageSection>
      <LiquidationMapPart />
      <SectionTable
        title="实时爆仓"
        about="发生即推送，最新在前；切到后台时暂停。"
        id="futures-orders"
        columns={liquidationColumns}
        rows={orders}
        rowKey={orderKey}
      />
    </>
  );
}

/** Dated contracts against the spot price. */
export function BasisPart({ value, asOf }: PartProps) {
  const columns = useMemo(() => datedColumns(asOf), [asOf]);
  return (
    <SectionTable
      title="交割合约基差"
      id="futures-dated"
      columns={columns}
      rows={value.dated}
      rowKey={datedKey}
    />
  );
}
