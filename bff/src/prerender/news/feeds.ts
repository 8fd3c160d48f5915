import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { NEWS_TABS } from '@coinmirror/shared/pages/newsTabs.ts';
import type { FeedSubject } from '@coinmirror/shared/routes/feeds.ts';
import type { PageCall } from '../served.ts';

/** Items of a feed: enough for a reader that asks twice a day. */
const ITEMS = 50;

interface Section {
  readonly title: string;
  readonly channel: number;
}

/** Sections that can be followed, with their names. */
const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ...NEWS_TABS.flatMap(({ key, label }): readonly (readonly [string, Section])[] =>
    key === 'notices' ? [] : [[key, { title: label, channel: NEWS_CHANNELS[key] }]],
  ),
  ['weekly', { title: '周报', channel: NEWS_CHANNELS.weekly }],
]);

/** The call that a feed is made of; null for a subject that has none. */
export function feedCall({ kind, code }: FeedSubject): PageCall | null {
  if (kind === 'section') {
    const section = SECTIONS.get(code);
    return section ? list({ channelid: section.channel }) : null;
  }
  const channelid = NEWS_CHANNELS.everything;
  if (kind === 'coin') return list({ channelid, coincode: code });
  return kind === 'tag' ? list({ channelid, conceptid: code }) : list({ channelid, authorid: code });
}

/** What a section's feed is called; '' for other subjects, whose names their items or the catalogue know. */
export function feedSectionTitle({ kind, code }: FeedSubject): string {
  return kind === 'section' ? (SECTIONS.get(code)?.title ?? '') : '';
}

function list(params: Readonly<Record<string, unknown>>): PageCall {
  return { name: 'newsList', params: { ...params, per_page: ITEMS } };
}
