import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { clock, p, worth } from '../../../catalogue/content/news/wording.ts';
import { nameOf } from '../../../catalogue/names.ts';
import type { LiquidationHour } from '../../../ports/liquidations.ts';
import { DRIFT_HOURS, openingOf } from '../../derivatives/liquidationOpening.ts';
import { liquidationHours } from '../../derivatives/liquidations.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, MarketData, Reporter } from '../item.ts';
import { leadersAt } from '../subjects.ts';

/** Liquidations of an hour from which they are reported, and from which they are important, USD. */
const LEAST = 3e7;
const IMPORTANT = 1.5e8;
/** Only an hour with more than each of so many before it is reported. */
const RECORD = 4;
/** Hour of the day's sum in Beijing, and of how many hours it is. */
const SUMMED_AT = 8;
const SUMMED = 24;

const base = { section: 'flash', desk: 'data', source: '币镜合约数据' } as const;

interface Closed {
  readonly coin: CatalogueCoin;
  /** One for each hour. */
  readonly closed: readonly LiquidationHour[];
}

/** 爆仓 of the largest coins: the worst hours as they end, and the sum of a day every morning. */
export const liquidationFlashes: Reporter = async (day, marketData) => {
  const coins = await Promise.all(leadersAt(day).map((coin) => closedOf(coin, day, marketData)));
  return [...worstHours(hoursOf(coins), day), ...daySum(coins, day + SUMMED_AT * HOUR)];
};

async function closedOf(coin: CatalogueCoin, day: number, marketData: MarketData): Promise<Closed> {
  const all = await marketData.hours(coin.code, day + DAY, 2 * SUMMED + DRIFT_HOURS);
  const hours = all.slice(DRIFT_HOURS);
  // Each hour has ended, so all of its minutes count.
  const closed = liquidationHours(coin.code, hours, openingOf(coin, null, all), day + 2 * DAY);
  return { coin, closed };
}

/** The same hour of all coins. */
interface Hour {
  readonly time: number;
  readonly coins: readonly (LiquidationHour & { readonly coin: CatalogueCoin })[];
  readonly long: number;
  readonly short: number;
  readonly total: number;
}

function hoursOf(coins: readonly Closed[]): readonly Hour[] {
  const rows = coins.flatMap(({ coin, closed }) => closed.map((one) => ({ ...one, coin })));
  return [...Map.groupBy(rows, ({ time }) => time)]
    .map(([time, own]) => {
      const [long, short] = [sum(own, (one) => one.long), sum(own, (one) => one.short)];
      return { time, coins: own, long, short, total: long + short };
    })
    .toSorted((a, b) => a.time - b.time);
}

const totalOf = ({ long, short }: LiquidationHour) => long + short;

function worstHours(hours: readonly Hour[], day: number): Draft[] {
  return hours.flatMap((one, at) => {
    const hour = one.time + HOUR;
    const before = hours.slice(Math.max(0, at - RECORD), at);
    const isWorst = one.total >= LEAST && before.every((past) => past.total < one.total);
    return hour >= day && hour < day + DAY && isWorst ? worstHour(one, hour) : [];
  });
}

function worstHour({ time, coins, long, short, total }: Hour, hour: number): Draft[] {
  const [most] = coins.toSorted((a, b) => totalOf(b) - totalOf(a));
  if (!most) return [];
  const { coin } = most;
  const [side, part] = long >= short ? ['多单', long] : ['空单', short];
  const key = `liquidation-${hour}`;
  return [
    {
      hour,
      key,
      ...base,
      minute: 6,
      coins: [coin.code],
      important: total >= IMPORTANT,
      title: phrase(key, [
        `大币种 1 小时爆仓 ${worth(total)}，${side}占 ${formatShare((part / total) * 100, 0)}`,
        `${side}集中爆仓：1 小时 ${worth(total)}，${coin.symbol} ${worth(totalOf(most))} 最多`,
      ]),
      content: p(
        `${clock(time)} 至 ${clock(hour)}，前 ${coins.length} 大币种的合约爆仓 ${worth(total)}，其中多单 ${worth(long)}，空单 ${worth(short)}，为 ${RECORD} 小时内最多的一小时；${nameOf(coin)} ${worth(totalOf(most))} 最多。`,
      ),
    },
  ];
}

function daySum(coins: readonly Closed[], hour: number): Draft[] {
  const sums = coins.map(({ coin, closed }) => {
    const own = closed.filter(({ time }) => time >= hour - SUMMED * HOUR && time < hour);
    return {
      coin,
      count: own.length,
      long: sum(own, (one) => one.long),
      short: sum(own, (one) => one.short),
    };
  });
  // In the morning's first hours some of them have not ended.
  if (sums.some(({ count }) => count < SUMMED)) return [];
  const [long, short] = [sum(sums, (one) => one.long), sum(sums, (one) => one.short)];
  const [most] = sums.toSorted((a, b) => b.long + b.short - a.long - a.short);
  if (!most || long + short <= 0) return [];
  return [
    {
      hour,
      key: `liquidation-day-${hour}`,
      ...base,
      minute: 9,
      coins: [most.coin.code],
      title: `前 ${coins.length} 大币种 24 小时爆仓 ${worth(long + short)}，${most.coin.symbol} ${worth(most.long + most.short)} 最多`,
      content: p(
        `截至 ${clock(hour)}，前 ${coins.length} 大币种的合约 24 小时爆仓 ${worth(long + short)}，多单 ${worth(long)}，空单 ${worth(short)}；${nameOf(most.coin)} ${worth(most.long + most.short)} 最多。`,
      ),
    },
  ];
}
