import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { TradeDialog } from '#features/portfolio/form/TradeDialog.tsx';
import { CoinFinder } from '#templates/coinFinder/CoinFinder.tsx';

/** The trade being edited: new or existing; a new one may have no coin yet. */
export interface Edited {
  readonly code: string | null;
  readonly trade: Trade | null;
}

interface TradeWindowProps {
  readonly edited: Edited;
  readonly directory: readonly DirectoryEntry[] | undefined;
  readonly portfolios: readonly PortfolioName[];
  /** The one that a new trade is for. */
  readonly portfolio: string;
  readonly onPick: (code: string) => void;
  readonly onClose: () => void;
  readonly onSave: (trade: Trade) => Promise<string | null>;
}

/** The trade form, with the coin's market name and price, and a coin picker. */
export function TradeWindow(props: TradeWindowProps) {
  const { edited, directory, portfolios, portfolio, onPick, onClose, onSave } = props;
  const { code, trade } = edited;
  const price =
    useCoinsByCodesQuery(code ?? '', { skip: code === null }).currentData?.value[0]?.price ?? null;
  const entry = directory?.find((one) => one.kind === 'coin' && one.code === code);
  return (
    <TradeDialog
      coin={code === null ? null : { code, name: entry?.name ?? code, symbol: entry?.symbol ?? '' }}
      trade={trade}
      priceNow={price}
      portfolios={portfolios}
      portfolio={portfolio}
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
