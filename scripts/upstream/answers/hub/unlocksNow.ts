import { unlockListHandlers } from '../dashboards/unlocks.ts';
import type { HandlerContext } from '../handler/handler.ts';

/** The unlocks at once of the next seven days, as their page has them. */
export async function unlocksNow(context: HandlerContext) {
  const { data } = await unlockListHandlers.unlockList({ range: 'week' }, context);
  const coming = data.rows.filter(({ kind }) => kind === 'cliff');
  const [largest] = coming.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return {
    count: data.count,
    worth: data.cliffValue,
    largest: largest ? { symbol: largest.symbol, time: largest.time, share: largest.share } : null,
  };
}
