import { PORTFOLIO_TRADES_MAX } from '@coinmirror/shared/constants/limits.ts';
import { readTradeWire, toTradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import { findOversold, oversoldText } from '@coinmirror/shared/portfolio/followTrades.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** Trades and portfolios. Every change answers with all of its kind; no trade may take out more than was held. */
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

  portfolioNames: async (_params, context) => names(context),

  portfolioNamesSave: async ({ portfolios }, context) => {
    const { id } = requireAccount(context);
    const isRepeated = (['id', 'name'] as const).some(
      (part) => new Set(portfolios.map((one) => one[part])).size < portfolios.length,
    );
    if (isRepeated) throw new UpstreamError(409, '已有同名组合');
    context.store.portfolios.replace(id, portfolios);
    return names(context);
  },
} satisfies CommunityHandlers<
  'portfolioTrades' | 'portfolioSave' | 'portfolioDelete' | 'portfolioNames' | 'portfolioNamesSave'
>;

function tradesOf(context: CommunityContext): readonly Trade[] {
  const { id } = requireAccount(context);
  return context.store.records.list(id, 'trade').flatMap((stored) => readTradeWire(stored) ?? []);
}

function refuseOversold(trades: readonly Trade[]): void {
  const oversold = findOversold(trades);
  if (oversold) throw new UpstreamError(422, oversoldText(oversold, ` ${oversold.trade.code}`));
}

function names(context: CommunityContext) {
  const { id } = requireAccount(context);
  return ok(context.store.portfolios.list(id).map((one) => ({ ...one })));
}

function answer(context: CommunityContext) {
  return ok(tradesOf(context).map(toTradeWire));
}
