import { byChange, type Stretch, stretchesBefore } from '../../content/news/articles/closings.ts';
import { between, changeOf, meanOf } from '../../content/news/figures.ts';
import { NEWS_CHANNELS } from '../../contract/news/sections.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import { type Handlers, UpstreamError } from '../handler.ts';
import { before } from './archive.ts';

const WEEK = 7;

const turnoverOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, one) => sum + one.turnover, 0);

export const weeklyHandlers = {
  async newsWeekly(_params, { sources }) {
    const [review] = await before(sources, sources.clock.now(), 1, [`channel/${NEWS_CHANNELS.weekly}`]);
    if (!review) throw new UpstreamError(404, '还没有周报');
    const end = beijingMidnight(review.time);
    const { readings } = requirePort(sources, 'news');
    const coins = await stretchesBefore(readings, end, WEEK);
    const earlier = await stretchesBefore(readings, end - WEEK * DAY, WEEK);
    return ok({
      id: review.id,
      title: review.title,
      begintime: (end - WEEK * DAY) / 1000,
      endtime: end / 1000,
      coins: byChange(coins).map(({ coin, close, change, turnover }) => ({
        code: coin.code,
        symbol: coin.symbol,
        name: coin.nameZh || coin.nameEn,
        close,
        changerate: change,
        turnover,
      })),
      days: Array.from({ length: WEEK }, (_, at) => dayOf(coins, end - (WEEK - at) * DAY, at)),
      turnover: turnoverOf(coins),
      lastturnover: turnoverOf(earlier),
    });
  },
} satisfies Handlers<'newsWeekly'>;

/** One day of the week: how far it had come by its close, and what happened on it. */
function dayOf(coins: readonly Stretch[], time: number, at: number) {
  const moved = ({ open, days }: Stretch) => between(open, days[at]?.close ?? open);
  const named = (code: string) => {
    const stretch = coins.find(({ coin }) => coin.code === code);
    return stretch ? moved(stretch) : 0;
  };
  const own = coins.flatMap(({ days }) => days[at] ?? []);
  return {
    time: time / 1000,
    bitcoin: named('bitcoin'),
    ethereum: named('ethereum'),
    mean: meanOf(coins.map(moved)),
    rising: own.filter((day) => changeOf(day) > 0).length,
    turnover: own.reduce((sum, { turnover }) => sum + turnover, 0),
  };
}
