import { ItemDialog } from '#features/watchlist/ItemDialog.tsx';
import type { WatchGroup, WatchItem } from '#features/watchlist/watchlists.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { TickerRow } from './useTickerRows.ts';

interface EditedCoinProps {
  readonly row: TickerRow;
  readonly group: WatchGroup;
  /** Its position comes from the visitor's trades. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
  readonly onSave: (item: WatchItem) => void;
}

/** Note and position of a coin; one with trades has its position there. */
export function EditedCoin({ row, group, isHeld, onClose, onSave }: EditedCoinProps) {
  // The row shows the position of the trades; what was entered here stays as it is.
  const own = group.items.find(({ code }) => code === row.code) ?? row;
  return (
    <ItemDialog
      item={own}
      name={row.name}
      withPosition={!isHeld}
      about={
        isHeld ? (
          <>
            成本与数量来自<PageLink to="userPortfolio">持仓</PageLink>里的交易记录。
          </>
        ) : undefined
      }
      onClose={onClose}
      onSave={(item) => {
        onSave(item);
        onClose();
      }}
    />
  );
}
