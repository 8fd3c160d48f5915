import { datedColumns, futuresVenueColumns } from '@coinmirror/shared/columns/dashboards/futures.ts';
import { interestStandingColumns } from '@coinmirror/shared/columns/dashboards/futuresPast.ts';
import type {
  DatedContract,
  FuturesOverview,
  FuturesVenue,
} from '@coinmirror/shared/contract/dashboards/futures.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { InterestMovesPart } from './InterestMovesPart.tsx';
import { InterestPastPart } from './InterestPastPart.tsx';
import { LiquidationFeed } from './LiquidationFeed.tsx';
import { LiquidationMapPart } from './LiquidationMapPart.tsx';
import { LiquidationVenuesPart } from './LiquidationVenuesPart.tsx';
import { LiquidationWindows } from './LiquidationWindows.tsx';
import { liquidationHours } from './liquidationHours.ts';
import { StandingsTable } from './StandingsTable.tsx';

interface PartProps {
  readonly value: FuturesOverview;
  readonly asOf: number;
}

const INTEREST_NOTES = [
  '持仓量最大的 20 个币种；变化与 24 小时前、7 日前的整点相比，只算两头都有记录的平台，不足一半持仓时不显示。',
];
const venueKey = ({ code }: FuturesVenue) => code;
const datedKey = ({ id }: DatedContract) => id;

interface OpenInterestProps {
  readonly value: FuturesOverview;
  /** Custom cells of the exchange rows: the star, which belongs to another feature. Must be stable. */
  readonly venueCells: Cells<FuturesVenue>;
}

/** Open interest: the past of a coin by exchange, what it and the price did together, the largest coins beside a day and a week ago, all exchanges. */
export function OpenInterestPart({ value, venueCells }: OpenInterestProps) {
  return (
    <>
      <InterestPastPart />
      <InterestMovesPart />
      <StandingsTable
        title="各币种持仓"
        id="futures-interest"
        columns={interestStandingColumns}
        footnotes={INTEREST_NOTES}
        tools={<PageLink to="futures">全部合约行情</PageLink>}
      />
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
      <LiquidationWindows hours={value.hours} />
      <LiquidationVenuesPart />
      <LiquidationMapPart />
      <LiquidationFeed answered={value.orders} />
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
