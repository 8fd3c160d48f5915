import { optionExpiryColumns, optionVenueColumns } from '@coinmirror/shared/columns/options.ts';
import {
  expiryDay,
  type OptionExpiryRow,
  type OptionsOverview,
  type OptionVenue,
} from '@coinmirror/shared/contract/exchange/options.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { useMemo } from 'react';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ChainSection } from './chain/ChainSection.tsx';
import { ExpiryCharts } from './ExpiryCharts.tsx';
import { OpenCharts, TermCharts } from './OverviewCharts.tsx';
import { VolatilityIndex } from './VolatilityIndex.tsx';

interface OptionFiguresProps {
  readonly overview: OptionsOverview;
  readonly asOf: number;
  /** Custom cells of the venue rows: the star, which belongs to another feature. Must be stable. */
  readonly venueCells: Cells<OptionVenue>;
}

const venueOf = ({ code }: OptionVenue) => code;
const venueLink = rowLinkTo(({ code }: OptionVenue) => linkTo('exchange', { id: code }));
const expiryOf = ({ expiresAt }: OptionExpiryRow) => String(expiresAt);
const NOTES = [
  '到期时间为当日北京时间 16:00（08:00 UTC）；持仓量与成交额是币数 × 现价。',
  '平值波动率是远期价处的隐含波动率；25Δ 偏斜是看跌减看涨的隐含波动率，单位为点。',
];

/** Venues and expiries of a coin's options, the chain of one, open interest, and volatility by strike, term and time. */
export function OptionFigures({ overview, asOf, venueCells }: OptionFiguresProps) {
  const [params] = useUrlParams();
  const columns = useMemo(() => optionExpiryColumns(overview.symbol), [overview.symbol]);
  const { expiries } = overview;
  const shown =
    expiries.find(({ expiresAt }) => expiryDay(expiresAt) === params.get('expiry')) ?? expiries[0];
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
        footnotes={NOTES}
      />
      <OpenCharts overview={overview} asOf={asOf} />
      {shown && <ChainSection overview={overview} shown={shown} />}
      {shown && <ExpiryCharts overview={overview} shown={shown} asOf={asOf} />}
      <TermCharts overview={overview} asOf={asOf} />
      <VolatilityIndex code={overview.code} symbol={overview.symbol} />
    </>
  );
}
