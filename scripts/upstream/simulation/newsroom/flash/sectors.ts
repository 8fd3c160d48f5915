import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { conceptCatalogue } from '../../../catalogue/conceptCatalogue.ts';
import { changeOf, meanOf } from '../../../catalogue/content/news/figures.ts';
import { dayName, p, signed, size, way } from '../../../catalogue/content/news/wording.ts';
import { followedAt } from '../../../catalogue/followedCoins.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

const LEAST_COINS = 4;
/** Sectors that name a coin's chain or status, not its purpose. */
const DULL: ReadonlySet<string> = new Set(['ethereum-eco', 'us-etf', 'old-coin', 'pow']);

interface Sector {
  readonly name: string;
  readonly mean: number;
  readonly coins: readonly { readonly coin: CatalogueCoin; readonly change: number }[];
}

/** The best and the worst sector of the day before: equal weights, daily closes. */
export const sectors: Reporter = async (day, marketData) => {
  const changes: Sector['coins'][number][] = [];
  for (const coin of followedAt(day - DAY)) {
    const [last] = await marketData.days(coin.code, day, 1);
    if (last) changes.push({ coin, change: changeOf(last) });
  }
  const reported = conceptCatalogue
    .filter(({ id }) => !DULL.has(id))
    .map(({ id, name }): Sector => {
      const coins = changes.filter(({ coin }) => coin.conceptIds.includes(id));
      return { name, coins, mean: meanOf(coins.map(({ change }) => change)) };
    })
    .filter(({ coins }) => coins.length >= LEAST_COINS)
    .toSorted((a, b) => b.mean - a.mean);
  const [first] = reported;
  const last = reported.at(-1);
  if (!first || !last || first === last) return [];
  return [draftOf(first, day, '最强', 9), draftOf(last, day, '最弱', 10)];
};

function draftOf({ name, mean, coins }: Sector, day: number, place: '最强' | '最弱', at: number): Draft {
  const key = `sector-${place}-${day}`;
  const sorted = coins.toSorted((a, b) => b.change - a.change);
  const best = sorted[0];
  const worst = sorted.at(-1);
  const state = (one: typeof best) => (one ? `${one.coin.symbol}（${signed(one.change)}）` : '--');
  const rising = coins.filter(({ change }) => change > 0).length;
  return {
    hour: day + at * HOUR,
    key,
    section: 'flash',
    desk: 'data',
    source: '币镜概念板块',
    coins: sorted.slice(0, 3).map(({ coin }) => coin.code),
    title: phrase(key, [
      `${dayName(day - DAY)}板块：${name}表现${place}，均${way(mean)} ${size(mean)}`,
      `${name}板块昨日均${way(mean)} ${size(mean)}，为全市场${place}`,
    ]),
    content: p(
      `按昨日收盘统计，${name}板块内 ${coins.length} 个主流币种等权平均变动 ${signed(mean)}，${rising} 涨 ${coins.length - rising} 跌。`,
      `其中表现居前的是 ${state(best)}，居后的是 ${state(worst)}。统计范围为币镜跟踪的 80 个主流币种，时间以北京时间 0 点为界。`,
    ),
  };
}
