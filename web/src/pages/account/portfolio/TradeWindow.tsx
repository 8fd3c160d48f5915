import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { TradeDialog } from '#features/portfolio/form/TradeDialog.tsx';
import { CoinFinder } from '#templates/coinFinder/CoinFinder.tsx';

/** What the window is open for: a trade of a coin, new or to be changed; a new one may have no coin yet. */
export interface Edited {
  readonly code: string | null;
  readonly trade: Trade | null;
}

interface TradeWindowProps {
  readonly edited: Edited;
  readonly directory: readonly DirectoryEntry[] | undefined;
  readonly onPick: (code: string) => void;
  readonly onClose: () => void;
  readonly onSave: (trade: Trade) => Promise<string | null>;
}

/** The form of a trade, with the coin's name and price from the market, and the way to say which coin. */
export function TradeWindow({ edited, directory, onPick, onClose, onSave }: TradeWindowProps) {
  const { code, trade } = edited;
  const price =
    useCoinsByCodesQuery(code ?? '', { skip: code === null }).currentData?.value[0]?.price ?? null;
  const entry = directory?.find((one) => one.kind === 'coin' && one.code === code);
  return (
    <TradeDialog
      coin={code === null ? null : { code, name: entry?.name ?? code, symbol: entry?.symbol ?? '' }}
      trade={trade}
      priceNow={price}
      picker={
        <CoinFinder
          action="选择"
          onPick={(picked) => {
            onPick(picked);
            return null;
          }}
        />
      }
      onClose={onClose}
      onSave={onSave}
    />
  );
}
