import type { NewsItem } from '../../content/news/item.ts';
import { newsroomOf } from '../../content/news/newsroom.ts';
import { formatDate } from '../../format/time.ts';
import type { MarketSource } from '../../market/source.ts';
import { writtenDay } from './archive.ts';
import { ARTICLES, shelved } from './facets.ts';

/** The articles of a month of Beijing. */
export interface ArticleMonth {
  /** `2026-11` */
  readonly month: string;
  /** The oldest first: what comes later is added at the end. */
  readonly ids: readonly number[];
}

interface Counted {
  readonly days: readonly (readonly NewsItem[])[];
  readonly months: readonly ArticleMonth[];
}

const counted = new WeakMap<MarketSource, Counted>();

/** The archive's articles by month, the newest month first; counted again when something has been added. */
export async function monthsOf(market: MarketSource): Promise<readonly ArticleMonth[]> {
  const days: (readonly NewsItem[])[] = [];
  const names = newsroomOf(market).days();
  for (const day of names) days.push(await writtenDay(market, day));
  const known = counted.get(market);
  if (known?.days.length === days.length && known.days.every((day, at) => day === days[at]))
    return known.months;
  const byMonth = Map.groupBy(days.entries(), ([at]) => formatDate(names[at] ?? 0).slice(0, 7));
  const months = [...byMonth].map(([month, own]) => ({
    month,
    ids: own
      .flatMap(([, items]) => shelved(items, [ARTICLES]))
      .map(({ id }) => id)
      .reverse(),
  }));
  counted.set(market, { days, months });
  return months;
}
