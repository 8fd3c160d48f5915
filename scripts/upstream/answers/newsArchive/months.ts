import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { NewsItem } from '../../ports/news.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { rootOf } from '../provenance/recording.ts';
import { writtenDay } from './archive.ts';
import { ARTICLES, shelved } from './facets.ts';

/** The articles of a month in Beijing. */
export interface ArticleMonth {
  /** `2026-11` */
  readonly month: string;
  /** Oldest first: later articles are appended. */
  readonly ids: readonly number[];
}

interface Counted {
  readonly days: readonly (readonly NewsItem[])[];
  readonly months: readonly ArticleMonth[];
}

const counted = new WeakMap<Sources, Counted>();

/** The archive's articles by month, newest month first; recounted when articles are added. */
export async function monthsOf(sources: Sources): Promise<readonly ArticleMonth[]> {
  const days: (readonly NewsItem[])[] = [];
  const names = requirePort(sources, 'news').days();
  for (const day of names) days.push(await writtenDay(sources, day));
  const known = counted.get(rootOf(sources));
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
  counted.set(rootOf(sources), { days, months });
  return months;
}
