import { futuresColumns } from '#features/coins/lists/futuresColumns.ts';
import { CoinListView, type CoinListViewProps } from '#templates/coinList/CoinListView.tsx';

/** Home's list of coins with futures: futures figures beside the market's columns. */
export function FuturesTab(props: CoinListViewProps) {
  return <CoinListView {...props} columnsOf={futuresColumns} tableId="futuresCoins" />;
}
