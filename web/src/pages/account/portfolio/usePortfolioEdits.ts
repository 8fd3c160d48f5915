import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { inPortfolio } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useState } from 'react';
import type { ChangeLedger } from '#features/portfolio/usePortfolio.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Edited } from './TradeWindow.tsx';

/** Which trade is in hand, whether a file is read, and what is done with either; what could not be kept says why. */
export function usePortfolioEdits(change: ChangeLedger, portfolios: readonly PortfolioName[]) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isImporting, setImporting] = useState(false);

  async function save(trade: Trade): Promise<string | null> {
    const why = await change({ saved: [trade] });
    if (why === null) setEdited(null);
    return why;
  }

  async function takeOver(
    imported: readonly Trade[],
    added: readonly PortfolioName[],
  ): Promise<string | null> {
    const names = added.length > 0 && { names: [...portfolios, ...added] };
    const why = await change({ saved: imported, ...names });
    if (why !== null) return why;
    setImporting(false);
    toast.success(`已导入 ${imported.length} 笔交易`);
    return null;
  }

  async function remove(trade: Trade): Promise<void> {
    const why = await change({ removed: [trade.id] });
    if (why !== null) toast.error(why);
    else
      toast.info('已删除 1 笔交易', {
        label: '撤销',
        onPress: () => void change({ saved: [trade] }),
      });
  }

  async function move(moved: readonly Trade[], to: PortfolioName): Promise<void> {
    const why = await change({ saved: moved.map((trade) => inPortfolio(trade, to.id)) });
    if (why !== null) toast.error(`${why}，没有移动`);
    else
      toast.info(`已把 ${moved.length} 笔交易移到“${to.name}”`, {
        label: '撤销',
        onPress: () => void change({ saved: moved }),
      });
  }

  return { edited, setEdited, isImporting, setImporting, save, takeOver, remove, move };
}
