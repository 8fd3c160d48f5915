import { findSite } from '@coinmirror/shared/pages/siteIndex/findSite.ts';
import type { SiteEntry } from '@coinmirror/shared/pages/siteIndex/siteEntry.ts';
import { ENGLISH_NAMES } from '@coinmirror/shared/technical/englishNames.ts';
import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { technicals } from '@coinmirror/shared/technical/technicals.ts';

const technicalOfEntry = new Map<SiteEntry, Technical>(technicals.map((one) => [entryOf(one), one]));
const entries = [...technicalOfEntry.keys()];

function entryOf({ key, title }: Technical): SiteEntry {
  return { title, kind: '指标', href: '', aliases: [key, ...(ENGLISH_NAMES[key] ?? [])] };
}

/**
 * The indicators that match the typed text, best first: by symbol, Chinese name, English name, or pinyin and its initials,
 * as in the site's search. All of them, in menu order, for nothing typed.
 */
export function findTechnicals(typed: string): readonly Technical[] {
  if (typed.trim() === '') return technicals;
  return findSite(entries, typed, entries.length).flatMap(({ entry }) => technicalOfEntry.get(entry) ?? []);
}
