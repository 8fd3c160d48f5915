import type { FundingGrid } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { countdownOf } from '@coinmirror/shared/format/countdown.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { annualFunding, usualFunding } from '@coinmirror/shared/indicators/funding.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo, useState } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';

const OPTIONS = [
  { value: 'annual', label: '年化' },
  { value: 'interval', label: '每期' },
] as const;

/** The usual rate of a year, %: 10.95. */
const USUAL_YEAR = annualFunding(usualFunding(8), 8) ?? 0;
const ABOUT = `颜色以常态费率年化 ${USUAL_YEAR.toFixed(2)}% 为中点，点开看这家平台的 30 日历史。`;

/** Decimals: a single payment is hundredths of a percent. */
const PLACES = { annual: 2, interval: 4 } as const;

/** Funding by coin and exchange, with the time until the next payment. */
export function FundingHeat({ grid, asOf }: { readonly grid: FundingGrid; readonly asOf: number }) {
  const [kind, setKind] = useState<'annual' | 'interval'>('annual');
  const columns = useMemo(() => grid.venues.map((venue) => headOf(venue, asOf)), [grid, asOf]);
  const rows = useMemo(
    () =>
      grid.rows.map(({ symbol, rates }) => ({
        name: symbol,
        values: rates.map((rate, at) =>
          rate === null ? null : kind === 'interval' ? rate : yearOf(rate, grid.venues[at]?.hours ?? null),
        ),
      })),
    [grid, kind],
  );
  const neutralOf = (at: number) => {
    const hours = grid.venues[at]?.hours ?? 8;
    return kind === 'interval' ? usualFunding(hours) : USUAL_YEAR;
  };
  const hrefOf = (row: number, at: number) => {
    const [coin, venue] = [grid.rows[row]?.code ?? '', grid.venues[at]?.code ?? ''];
    return coin === '' ? '' : hrefTo('dataFutures', {}, { tab: 'funding', coin, venue });
  };
  return (
    <PageSection
      title="资金费率热力图"
      about={ABOUT}
      tools={<Segmented label="费率口径" options={OPTIONS} value={kind} onChange={setKind} />}
    >
      <HeatMap
        title={kind === 'annual' ? '年化资金费率（%）' : '每期资金费率（%）'}
        source="各合约平台"
        asOf={asOf}
        columns={columns}
        rows={rows}
        rowName="币种"
        kind="percent"
        scale="change"
        neutralOf={neutralOf}
        hrefOf={hrefOf}
        digits={PLACES[kind]}
      />
    </PageSection>
  );
}

/** null: a rate whose interval is unknown has no annual one. */
function yearOf(rate: number, hours: number | null): number | null {
  return hours === null ? null : annualFunding(rate, hours);
}

function headOf({ name, hours, nextAt }: FundingGrid['venues'][number], asOf: number): string {
  const head = hours === null ? shortExchangeName(name) : `${shortExchangeName(name)} ${hours}H`;
  if (nextAt === null) return head;
  const left = countdownOf(nextAt - asOf);
  return `${head} · ${left.hours}时${left.minutes}分`;
}
