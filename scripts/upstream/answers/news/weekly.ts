import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { between, changeOf, meanOf } from '../../catalogue/content/news/figures.ts';
import { byChange, type Stretch, stretchOf } from '../../catalogue/content/news/stretch.ts';
import { followedAt } from '../../catalogue/followedCoins.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { memoize } from '../memo/memoize.ts';
import { before, editedNews } from '../newsArchive/archive.ts';

const WEEK = 7;

const turnoverOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, one) => sum + one.turnover, 0);

export const weeklyHandlers = {
  async newsWeekly(_params, { sources }) {
    editedNews(sources);
    const [review] = await before(sources, sources.clock.now(), 1, [`channel/${NEWS_CHANNELS.weekly}`]);
    if (!review) throw new UpstreamError(404, '还没有周报');
    const end = beijingMidnight(review.time);
    const coins = await weekBefore(sources, end);
    const earlier = await weekBefore(sources, end - WEEK * DAY);
    return ok({
      id: review.id,
      title: review.title,
      begins: end - WEEK * DAY,
      ends: end,
      coins: byChange(coins).map(({ coin, close, change, turnover }) => ({
        code: coin.code,
        symbol: coin.symbol,
        name: coin.nameZh || coin.nameEn,
        close,
        change,
        turnover,
      })),
      days: Array.from({ length: WEEK }, (_, at) => dayOf(coins, end - (WEEK - at) * DAY, at)),
      turnover: turnoverOf(coins),
      turnoverBefore: turnoverOf(earlier),
    });
  },
} satisfies Handlers<'newsWeekly'>;

/**
 * The tracked coins over the week before `end` (a Beijing midnight); younger ones are left out. Computed once a day.
 */
const weekBefore = memoize(
  ({ clock }) => beijingMidnight(clock.now()),
  async ({ candles }, end: number): Promise<readonly Stretch[]> => {
    const stretches = await Promise.all(
      followedAt(end - WEEK * DAY).map(async (coin) => {
        const days = await candles.list({ code: coin.code, periodMinutes: DAY / MINUTE, end, limit: WEEK });
        return stretchOf(coin, days, WEEK);
      }),
    );
    return stretches.filter((stretch) => stretch !== null);
  },
);

/** One day of the week: the change since the start by its close, and its gainers. */
function dayOf(coins: readonly Stretch[], time: number, at: number) {
  const moved = ({ open, days }: Stretch) => between(open, days[at]?.close ?? open);
  const named = (code: string) => {
    const stretch = coins.find(({ coin }) => coin.code === code);
    return stretch ? moved(stretch) : 0;
  };
  const own = coins.flatMap(({ days }) => days[at] ?? []);
  return {
    time,
    bitcoin: named('bitcoin'),
    ethereum: named('ethereum'),
    mean: meanOf(coins.map(moved)),
    rising: own.filter((day) => changeOf(day) > 0).length,
    turnover: own.reduce((sum, { turnover }) => sum + turnover, 0),
  };
}
