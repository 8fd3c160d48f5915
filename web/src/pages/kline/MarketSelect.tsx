import { contractLabel } from '@coinmirror/shared/constants/futures.ts';
import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useLocation, useNavigate } from 'react-router';
import { useCoinMarketsQuery } from '#features/coins/detail/markets/marketsApi.ts';
import { Select } from '#ui/select/Select.tsx';
import { MOST_MARKETS } from './useVenueMarkets.ts';

/** Other markets of the coin: all exchanges combined, the largest spot pairs and contracts. */
export function MarketSelect({ pair }: { readonly pair: KlinePair }) {
  const { coinCode, tickerId } = pair;
  const spot = useCoinMarketsQuery({ code: coinCode, tickertype: 0, pagesize: MOST_MARKETS });
  const futures = useCoinMarketsQuery({ code: coinCode, tickertype: 1, pagesize: MOST_MARKETS });
  const navigate = useNavigate();
  const { search } = useLocation();
  const rows = [...(spot.currentData?.value.rows ?? []), ...(futures.currentData?.value.rows ?? [])];
  const listed = rows
    .filter((row) => row.tickerId !== '' && row.tickerId !== tickerId)
    .map((row) => ({
      value: row.tickerId,
      label: `${row.exchangeName} ${row.pair}${row.contract && ` ${contractLabel(row.contract)}`}`,
    }));
  const own = { value: tickerId, label: '切换市场' };
  const whole = tickerId === coinCode ? [] : [{ value: coinCode, label: `${pair.base} 全网均价` }];
  return (
    <Select
      label="切换市场"
      size="s"
      value={tickerId}
      options={[own, ...whole, ...listed]}
      onChange={(kline) => void navigate(hrefTo('kline', { kline }) + search)}
    />
  );
}
