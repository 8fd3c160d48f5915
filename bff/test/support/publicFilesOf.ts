import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { FIGURE_SERIES } from '@coinmirror/shared/pages/series.ts';
import { fillPattern } from '@coinmirror/shared/routes/hrefTo.ts';
import { TEST_TIME } from '@coinmirror/testing/world.ts';
import { icalendarOf } from '../../src/feeds/calendarText.ts';
import { dayFeedItem, newsFeedItem } from '../../src/feeds/feedItems.ts';
import { jsonFeedOf, rssOf } from '../../src/feeds/feedText.ts';
import { findSeries } from '../../src/feeds/series/series.ts';
import { seriesJsonOf } from '../../src/feeds/seriesText.ts';
import type { PageCall, PageData } from '../../src/pages/pageData.ts';
import { servedPages } from '../../src/prerender/servedPages.ts';

const ORIGIN = 'https://coinmirror.test';
const ADDRESS = { self: `${ORIGIN}/feeds/news.xml`, page: `${ORIGIN}/news` };

interface PublicText {
  readonly name: string;
  write(): string;
}

const series = [...Object.keys(indicators), ...Object.keys(FIGURE_SERIES)].flatMap((key) => {
  const found = findSeries(key);
  return found ? [{ key, series: found }] : [];
});

/** What the gateway writes for programs of the answer to a call: feeds, calendars, series, parts of the sitemap. */
export function publicFilesOf(call: PageCall, data: PageData): readonly PublicText[] {
  return [...feeds(data), ...calendars(data), ...seriesOf(call, data), ...addresses(call, data)];
}

function feeds(data: PageData): readonly PublicText[] {
  const [list, day] = [data.entity('newsList'), data.entity('newsDaily')];
  const items = [...(list?.rows.map(newsFeedItem) ?? []), ...(day ? [dayFeedItem(day)] : [])];
  if (items.length === 0) return [];
  const feed = { title: '资讯', description: '', ...ADDRESS, items };
  return [
    { name: 'RSS', write: () => rssOf(feed, ORIGIN) },
    { name: 'JSON Feed', write: () => jsonFeedOf(feed, ORIGIN) },
  ];
}

function calendars(data: PageData): readonly PublicText[] {
  const shown = data.entity('calendarList');
  if (shown === null) return [];
  const calendar = {
    name: '日历',
    self: ADDRESS.self,
    siteOrigin: ORIGIN,
    stamp: shown.today,
    events: shown.events,
  };
  return [{ name: 'calendar', write: () => icalendarOf(calendar) }];
}

function seriesOf(call: PageCall, data: PageData): readonly PublicText[] {
  return series
    .filter((one) => one.series.call.name === call.name)
    .map(({ key, series: one }) => ({
      name: `series ${key}`,
      write() {
        const table = one.table(data);
        if (table === null) return '';
        const facts = { key, series: one, table, asOf: TEST_TIME, source: 'simulated' };
        return toCsv([table.labels, ...table.rows]) + seriesJsonOf(facts).replaceAll('null', '');
      },
    }));
}

function addresses(call: PageCall, data: PageData): readonly PublicText[] {
  return routeNames.flatMap((name) => {
    const { listed, listedSeries } = servedPages[name];
    const fill = (params: readonly Readonly<Record<string, string>>[]) =>
      params.map((one) => fillPattern(pages[name].pattern, one)).join(' ');
    return [
      ...(listed?.call.name === call.name
        ? [{ name: `sitemap of ${name}`, write: () => fill(listed.params(data)) }]
        : []),
      ...(listedSeries
        ? [
            { name: `sitemap parts of ${name}`, write: () => JSON.stringify(listedSeries.parts(data)) },
            { name: `sitemap of ${name}`, write: () => fill(listedSeries.params(data)) },
          ]
        : []),
    ];
  });
}
