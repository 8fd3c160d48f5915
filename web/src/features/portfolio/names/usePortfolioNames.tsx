import { type PortfolioName, portfolioOfTrade } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { type ReactNode, useState } from 'react';
import { toast } from '#ui/toast/toast.ts';
import { newRecordId } from '../form/draft.ts';
import type { ChangeLedger } from '../usePortfolio.ts';
import { PortfolioNameDialog } from './PortfolioNameDialog.tsx';

interface Options {
  readonly trades: readonly Trade[];
  readonly portfolios: readonly PortfolioName[];
  readonly change: ChangeLedger;
  readonly onShow: (name: string | null) => void;
}

interface PortfolioNameActions {
  readonly add: () => void;
  readonly rename: (portfolio: PortfolioName) => void;
  /** With its trades; it can be undone. */
  readonly remove: (portfolio: PortfolioName) => Promise<void>;
  readonly window: ReactNode;
}

/** Adding, renaming and deleting portfolios. */
export function usePortfolioNames({ trades, portfolios, change, onShow }: Options): PortfolioNameActions {
  /** undefined: nothing is named now. */
  const [named, setNamed] = useState<PortfolioName | null>();

  async function save(name: string): Promise<string | null> {
    const names = named
      ? portfolios.map((one) => (one.id === named.id ? { ...one, name } : one))
      : [...portfolios, { id: newRecordId(), name }];
    const why = await change({ names });
    if (why !== null) return why;
    onShow(name);
    setNamed(undefined);
    return null;
  }

  async function remove(gone: PortfolioName): Promise<void> {
    const own = trades.filter((trade) => portfolioOfTrade(trade, portfolios) === gone.id);
    const names = portfolios.filter(({ id }) => id !== gone.id);
    const why = await change({ names, removed: own.map(({ id }) => id) });
    if (why !== null) {
      toast.error(why);
      return;
    }
    onShow(null);
    toast.info(`已删除组合“${gone.name}”和其中 ${own.length} 笔交易`, {
      label: '撤销',
      onPress: () =>
        void change({ names: portfolios, saved: own }).then((failed) => failed && toast.error(failed)),
    });
  }

  return {
    add: () => setNamed(null),
    rename: setNamed,
    remove,
    window: named !== undefined && (
      <PortfolioNameDialog
        own={named}
        portfolios={portfolios}
        onClose={() => setNamed(undefined)}
        onSave={save}
      />
    ),
  };
}
