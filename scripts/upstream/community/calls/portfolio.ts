import { PORTFOLIO_TRADES_MAX } from '@coinmirror/shared/constants/limits.ts';
import { readTradeWire, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import { findOversold, oversoldText } from '@coinmirror/shared/portfolio/averageCost.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** Purchases and sales. Every change answers with all of them, and none may sell more than was held. */
export const portfolioHandlers = {
  portfolioTrades: async (_params, context) => answer(context),

  portfolioSave: async ({ trades }, context) => {
    const { id } = requireAccount(context);
    const after = new Map([...tradesOf(context), ...trades].map((trade) => [trade.id, trade]));
    if (after.size > PORTFOLIO_TRADES_MAX)
      throw new UpstreamError(422, `最多 ${PORTFOLIO_TRADES_MAX} 笔交易`);
    refuseOversold([...after.values()]);
    context.store.records.save(id, 'trade', trades.map(toTradeWire));
    return answer(context);
  },

  portfolioDelete: async ({ ids }, context) => {
    const { id } = requireAccount(context);
    refuseOversold(tradesOf(context).filter((trade) => !ids.includes(trade.id)));
    context.store.records.remove(id, 'trade', ids);
    return answer(context);
  },
} satisfies CommunityHandlers<'portfolioTrades' | 'portfolioSave' | 'portfolioDelete'>;

function tradesOf(context: CommunityContext): readonly Trade[] {
  const { id } = requireAccount(context);
  return context.store.records.list(id, 'trade').flatMap((stored) => readTradeWire(stored) ?? []);
}

function refuseOversold(trades: readonly Trade[]): void {
  const oversold = findOversold(trades);
  if (oversold) throw new UpstreamError(422, oversoldText(oversold, ` ${oversold.trade.code}`));
}

function answer(context: CommunityContext) {
  return ok(tradesOf(context).map(toTradeWire));
}
