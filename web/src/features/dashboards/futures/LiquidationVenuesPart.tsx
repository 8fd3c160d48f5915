import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  futuresPastEndpoints,
  type LiquidationVenues,
} from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const useVenues = queryHookFor(futuresPastEndpoints, 'liquidationVenues');

const ROOM = 600;
/** Coins with a row. */
const COINS = 12;

/** Liquidations of 24 hours by coin and exchange. */
export function LiquidationVenuesPart() {
  const result = useVenues({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <PageSection title="币种 × 平台" about="24 小时多空爆仓合计，颜色越深越多。">
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => <Grid value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function Grid({ value, asOf }: { readonly value: LiquidationVenues; readonly asOf: number }) {
  const columns = useMemo(() => value.venues.map(({ name }) => shortExchangeName(name)), [value]);
  const rows = useMemo(
    () =>
      value.rows.slice(0, COINS).map(({ symbol, cells }) => ({
        name: symbol,
        values: cells.map((cell) => (cell === null ? null : cell.long + cell.short)),
      })),
    [value],
  );
  return (
    <HeatMap
      title={`${value.hours} 小时爆仓`}
      source="各合约平台，不完全统计"
      asOf={asOf}
      columns={columns}
      rows={rows}
      rowName="币种"
      kind="money"
      scale="level"
    />
  );
}
