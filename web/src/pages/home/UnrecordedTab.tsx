import { RiskBanner } from '#features/coins/lists/RiskBanner.tsx';
import { unrecordedColumns } from '#features/coins/lists/unrecordedColumns.tsx';
import { CoinListView, type CoinListViewProps } from '#templates/coinList/CoinListView.tsx';

/** Home's list of unverified coins: with the warning and risk marks, without a trend. */
export function UnrecordedTab(props: CoinListViewProps) {
  return (
    <CoinListView
      {...props}
      columnsOf={unrecordedColumns}
      tableId="noRecorded"
      above={
        <>
          {props.above}
          <RiskBanner />
        </>
      }
    />
  );
}
