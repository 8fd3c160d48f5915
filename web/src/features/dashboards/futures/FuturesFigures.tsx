import {
  datedColumns,
  futuresCoinColumns,
  futuresVenueColumns,
  liquidationColumns,
} from '@coinmirror/shared/columns/dashboards/futures.ts';
import type {
  DatedContract,
  FuturesOverview,
  FuturesVenue,
  LiquidationRow,
} from '@coinmirror/shared/contract/dashboards/futures.ts';
import { formatClock } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { LiquidationMapPart } from './LiquidationMapPart.tsx';
import { sideGroups } from './sideGroups.ts';
import { useLiquidationStream } from './useLiquidationStream.ts';

interface PartProps {
  readonly value: FuturesOverview;
  readonly asOf: number;
}

const HEIGHT = 300;
/** Coins in the table; the file of an exchange's page has the rest. */
const COINS = 50;
const venueKey = ({ code }: FuturesVenue) => code;
const datedKey = ({ id }: DatedContract) => id;
const orderKey = ({ id }: LiquidationRow) => id;

interface OpenInterestProps extends Pick<PartProps, 'value'> {
  /** Custom cells of the exchange rows: the star, which belongs to another feature. Must be stable. */
  readonly venueCells: Cells<FuturesVenue>;
}

/** Open interest by coin and by exchange; both have the same total. */
export function OpenInterestPart({ value, venueCells }: OpenInterestProps) {
  const { changeBase } = useDisplay();
  const coins = useMemo(() => value.coins.slice(0, COINS), [value]);
  const columns = useMemo(() => futuresCoinColumns(changeBase), [changeBase]);
  return (
    <>
      <SectionTable
        title="各币种"
        id="futures-coins"
        columns={columns}
        rows={coins}
        rowKey={coinRowKey}
        rowLink={coinRowLink}
        footnotes={[`持仓量最大的 ${COINS} 个币种；全市场持仓包括全部 ${value.coins.length} 个。`]}
      />
      <SectionTable
        title="各平台持仓"
        id="futures-venues"
        columns={futuresVenueColumns}
        cells={venueCells}
        rows={value.venues}
        rowKey={venueKey}
        footnotes={['按平台相加与按币种相加都等于全市场持仓；占比合计 100%。']}
      />
    </>
  );
}

/** Liquidations by the hour, and the newest ones. */
export function LiquidationsPart({ value, asOf }: PartProps) {
  const orders = useLiquidationStream(value.orders);
  const categories = useMemo(() => value.hours.map(({ time }) => formatClock(time).slice(0, 5)), [value]);
  const groups = useMemo(() => sideGroups('爆仓', value.hours), [value]);
  return (
    <>
      <PageSection title="每小时爆仓" about="持仓量最大的 20 个币种，不完全统计。">
        <BarsChart
          title="最近 24 小时爆仓"
          source="各合约平台，不完全统计"
          asOf={asOf}
          height={HEIGHT}
          categories={categories}
          groups={groups}
          kind="money"
          categoryName="时间"
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
