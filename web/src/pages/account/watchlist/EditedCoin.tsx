import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import type { HeldPosition } from '@coinmirror/shared/portfolio/positions.ts';
import { ItemDialog } from '#features/watchlist/ItemDialog.tsx';
import type { WatchGroup, WatchItem } from '#features/watchlist/watchlists.ts';
import { Button } from '#ui/button/Button.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { TickerRow } from './useTickerRows.ts';

interface EditedCoinProps {
  readonly row: TickerRow;
  readonly group: WatchGroup;
  /** By the visitor's trades; undefined where nothing is. */
  readonly held: HeldPosition | undefined;
  readonly onClose: () => void;
  readonly onSave: (item: WatchItem) => void;
  /** Records a trade of the coin instead. */
  readonly onTrade: () => void;
}

/** Note of a coin, and the way to its trades; a price to compare with where none is held. */
export function EditedCoin({ row, group, held, onClose, onSave, onTrade }: EditedCoinProps) {
  // The row shows what the trades say; what was noted here stays as it is.
  const own = group.items.find(({ code }) => code === row.code) ?? row;
  return (
    <ItemDialog
      item={own}
      name={row.name}
      withPrice={held === undefined}
      about={
        <>
          {held === undefined ? '还没有持仓' : `持有 ${plainDecimal(held.quantity)} ${row.symbol}`}
          ，数量与成本来自
          <PageLink to="userPortfolio">持仓</PageLink>里的交易记录。{' '}
          <Button size="s" onClick={onTrade}>
            记一笔交易
          </Button>
        </>
      }
      onClose={onClose}
      onSave={(item) => {
        onSave(item);
        onClose();
      }}
    />
  );
}
