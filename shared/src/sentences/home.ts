import type { MarketToday } from '../contract/marketToday.ts';
import { formatDate, formatMonthDay } from '../format/time.ts';
import { sum } from '../numbers/sum.ts';
import { linkTo } from '../routes/link.ts';
import { largerSide } from './largerSide.ts';
import { change, clause, coin, join, plain, type Sentence, say, usd } from './sentence.ts';

/** A day is quiet on which Bitcoin and the middle coin move by less, %. */
const QUIET = 1;

/** The index of fear and greed, 0 to 100. */
interface Mood {
  readonly now: { readonly value: number | null };
  readonly yesterday: { readonly value: number | null };
  /** Epoch ms of the day that `now` is of. */
  readonly updatedAt: number | null;
}

/** The day of the whole market at `asOf`, epoch ms: Bitcoin, how many coins rise and fall, liquidations, the mood. */
export function homeSentence(
  today: MarketToday | undefined,
  mood: Mood | undefined,
  asOf: number | null,
): Sentence | null {
  return join([
    today ? clause([bitcoinClause(today), breadthClause(today)], '，') : null,
    today ? liquidationClause(today) : null,
    mood ? moodClause(mood, asOf) : null,
    today && isQuiet(today) ? ['平静的一天'] : null,
  ]);
}

function bitcoinClause({ bitcoin }: MarketToday): Sentence | null {
  return bitcoin.change24h === null ? null : say`BTC ${change(bitcoin.change24h, coin('bitcoin'))}`;
}

/** The larger number first. */
function breadthClause({ sizes, still }: MarketToday): Sentence | null {
  const rises = sum(sizes, (size) => size.rises);
  const falls = sum(sizes, (size) => size.falls);
  if (rises + falls === 0) return null;
  const risen = { ...plain(`${rises} 涨`, linkTo('hotRise', {})), direction: 'up' as const };
  const fallen = { ...plain(`${falls} 跌`, linkTo('hotDrop', {})), direction: 'down' as const };
  const [first, second] = rises >= falls ? [risen, fallen] : [fallen, risen];
  return [{ ...first, lead: `${rises + falls + still} 个币种里 ` }, ' ', second];
}

function liquidationClause({ long24h, short24h }: MarketToday): Sentence | null {
  if (long24h === null || short24h === null || long24h + short24h <= 0) return null;
  const link = linkTo('dataFutures', {}, { tab: 'forced' });
  return say`24 小时爆仓 ${usd(long24h + short24h, link)}，${largerSide(long24h, long24h + short24h)}`;
}

/** A source counts days by UTC: until 08:00 in Beijing its newest value is of the day before, and has its date. */
function moodClause({ now, yesterday, updatedAt }: Mood, asOf: number | null): Sentence | null {
  if (now.value === null) return null;
  const link = linkTo('dataIndicator', { key: 'feargreed' });
  const isOfToday = asOf === null || formatDate(updatedAt) === formatDate(asOf);
  const day = isOfToday ? '' : `（${formatMonthDay(updatedAt)}）`;
  const index = say`恐惧贪婪 ${plain(String(now.value), link)}${day}`;
  if (yesterday.value === null) return index;
  const before = plain(String(yesterday.value), link);
  return [...index, { ...before, lead: isOfToday ? '，昨日 ' : '，前一日 ', phone: 'hidden' }];
}

function isQuiet({ bitcoin, median }: MarketToday): boolean {
  return (
    bitcoin.change24h !== null &&
    median !== null &&
    Math.abs(bitcoin.change24h) < QUIET &&
    Math.abs(median) < QUIET
  );
}
