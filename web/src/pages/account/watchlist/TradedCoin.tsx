import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { FIRST_PORTFOLIO } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { Suspense } from 'react';
import type { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';

/** The form of a trade loads when it is opened. */
const { Part: TradeWindow } = lazyPart(
  async () => (await import('../portfolio/TradeWindow.tsx')).TradeWindow,
  MissingOpened,
);

interface TradedCoinProps {
  readonly code: string;
  readonly ledger: ReturnType<typeof usePortfolio>;
  readonly directory: readonly DirectoryEntry[] | undefined;
  readonly onClose: () => void;
}

/** Records a trade of a starred coin. */
export function TradedCoin({ code, ledger, directory, onClose }: TradedCoinProps) {
  return (
    <Suspense fallback={null}>
      <TradeWindow
        edited={{ code, trade: null }}
        directory={directory}
        portfolios={ledger.portfolios}
        portfolio={FIRST_PORTFOLIO.id}
        onPick={() => {}}
        onClose={onClose}
        onSave={async (trade) => {
          const why = await ledger.change({ saved: [trade] });
          if (why === null) onClose();
          return why;
        }}
      />
    </Suspense>
  );
}
