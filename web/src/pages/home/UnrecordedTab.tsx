import { RiskBanner } from '#features/coins/lists/RiskBanner.tsx';
import { unrecordedColumns } from '#features/coins/lists/recordColumns.tsx';
import { CoinListView, type CoinListViewProps } from '#templates/coinList/CoinListView.tsx';

/** Home's list of coins that nobody verified: with the warning, the marks of risk, and no trend. */
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
