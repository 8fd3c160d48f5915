import { optionExpiryColumns, optionVenueColumns } from '@coinmirror/shared/columns/options.ts';
import type {
  OptionExpiryRow,
  OptionsOverview,
  OptionVenue,
} from '@coinmirror/shared/contract/exchange/options.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { ExpiryCharts } from './ExpiryCharts.tsx';

interface OptionFiguresProps {
  readonly overview: OptionsOverview;
  readonly asOf: number;
  /** Custom cells of the venue rows: the star, which belongs to another feature. Must be stable. */
  readonly venueCells: Cells<OptionVenue>;
}

const HEIGHT = 260;
const venueOf = ({ code }: OptionVenue) => code;
const venueLink = rowLinkTo(({ code }: OptionVenue) => linkTo('exchange', { id: code }));
const expiryOf = ({ expiresAt }: OptionExpiryRow) => String(expiresAt);

/** Venues and expiries of a coin's options, open interest by strike, the volatility smile, and volatility over time. */
export function OptionFigures({ overview, asOf, venueCells }: OptionFiguresProps) {
  const columns = useMemo(() => optionExpiryColumns(overview.symbol), [overview.symbol]);
  const { expiries } = overview;
  const days = useMemo(() => expiries.map(({ expiresAt }) => formatDate(expiresAt).slice(5)), [expiries]);
  const term = useMemo(
    () => [
      { key: 'volatility', name: '平值隐含波动率', values: expiries.map(({ volatility }) => volatility) },
    ],
    [expiries],
  );
  return (
    <>
      <SectionTable
        title="期权平台"
        id="option-venues"
        columns={optionVenueColumns}
        cells={venueCells}
        rows={overview.venues}
        rowKey={venueOf}
        rowLink={venueLink}
      />
      <SectionTable
        title="各到期日"
        id="option-expiries"
        columns={columns}
        rows={expiries}
        rowKey={expiryOf}
        footnotes={['到期时间为当日北京时间 16:00（08:00 UTC）；持仓量按现价折算。']}
      />
      <ExpiryCharts overview={overview} asOf={asOf} />
      <PageSection title="波动率期限结构">
        <BarsChart
          title={`${overview.symbol} 波动率期限结构`}
          source="各期权平台的标记波动率，按持仓量加权"
          asOf={asOf}
          height={HEIGHT}
          categories={days}
          categoryName="到期日"
          groups={term}
          kind="share"
          curve
        />
      </PageSection>
    </>
  );
}
