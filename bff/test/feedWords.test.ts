import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { isIndexed } from '../src/pages/canonical.ts';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: 'https://coinmirror.example' });
const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } });
const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https' };
const read = async (path: string) => (await ask(gateway.origin, path, { headers })).body;

/** What is written, and what a person must read of it. */
const WORDS: readonly (readonly [what: string, written: string, meant?: string])[] = [
  ['signs of comparison', 'a < b && c > d'],
  ['an element', '<script>alert(1)</script> 之后'],
  ['the end of a CDATA section', '甲]]>乙'],
  ['an entity', '&lt;b&gt; &amp; &nbsp;'],
  ['an emoji', '🚀 上涨 👨‍👩‍👧'],
  ['a control character', '甲\u0008\u001b乙', '甲乙'],
  ['a quotation', `"引" '号'`],
];

const CALENDAR = '/api/v3/calendar/list';
/** 2026-11-23, midnight in Beijing. */
const TODAY = Date.UTC(2026, 10, 22, 16) / 1000;
const event = (id: string, more: object) => ({
  ...{ id, title: '事件', date_event: TODAY, category: 'unlock', importance: 2, coins: [], source: '公告' },
  ...more,
});
const calendarOf = (list: readonly object[]) =>
  ok({ list, begin: TODAY, end: TODAY, date: TODAY, today: TODAY, coin: null });

/** A subject that nothing is kept of yet. */
let asked = 0;
const subject = () => `case-${asked++}`;

/** As an upstream writes text into HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** As a reader shows HTML. */
const shown = (html = '') =>
  readRichText(html)
    .map(({ text }) => text)
    .join('\n');

describe.each(WORDS)('%s in a feed', (_what, written = '', meant = written) => {
  const serve = (more: object) =>
    upstream.on('/api/v4/news/news', () =>
      ok({ list: [{ id: 1, title: written, issuetime: 1_790_000_000, ...more }], timestamp: null }),
    );

  test.each([
    ['text', { content: `<p>${asHtml(written)}</p><p>第二段</p>` }, [meant, '第二段']],
    ['summary', { content: '', summary: written }, [meant]],
  ])('stands in the %s of RSS and JSON Feed', async (_where, more, lines) => {
    serve(more);
    const coin = subject();
    const [item] = parseRssFeed(await read(`/feeds/coin/${coin}.xml`)).items ?? [];
    expect([item?.title, shown(item?.description)]).toEqual([meant, lines.join('\n')]);
    expect(item?.description).toMatch(/^<p>/);
    const [entry] = parseJsonFeed(await read(`/feeds/coin/${coin}.json`)).items ?? [];
    expect([entry?.title, entry?.content_text]).toEqual([meant, lines.join('\n')]);
  });

  test('stands in the calendar', async () => {
    upstream.on(CALENDAR, () => calendarOf([event('a', { title: written, source: written })]));
    const [one] = new ICAL.Component(
      ICAL.parse(await read(`/feeds/calendar/${subject()}.ics`)),
    ).getAllSubcomponents('vevent');
    expect(String(one?.getFirstPropertyValue('summary'))).toContain(meant);
    expect(String(one?.getFirstPropertyValue('description'))).toContain(meant);
  });
});

test('no event of the calendar makes who follows it look busy', async () => {
  upstream.on(CALENDAR, () =>
    calendarOf([
      event('a', {}),
      event('b', { all_day: 1 }),
      event('c', { title: '另一事件', date_event: TODAY + 3600 }),
    ]),
  );
  const text = await read('/feeds/calendar.ics');
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
  expect(text.match(/^TRANSP:TRANSPARENT\r$/gm)).toHaveLength(3);
});

describe('robots.txt', () => {
  const closed = async () =>
    [...(await read('/robots.txt')).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');

  test('lets crawlers read that a page is noindex', async () => {
    const paths = await closed();
    const hidden = (Object.keys(pages) as RouteName[]).filter((name) => !isIndexed(name));
    expect(hidden.length).toBeGreaterThan(10);
    const unread = hidden.filter((name) => paths.some((path) => pages[name].pattern.startsWith(path)));
    expect(unread).toEqual([]);
    expect(await read('/search?word=btc')).toContain('<meta name="robots" content="noindex" />');
    expect(await read('/user/setting')).toContain('<meta name="robots" content="noindex" />');
    expect(await read('/submit/coin')).toContain('<meta name="robots" content="noindex" />');
  });

  test('closes calls alone, no page', async () => {
    const paths = await closed();
    expect(paths).toEqual(expect.arrayContaining(['/api/', '/community/']));
    expect(paths.filter((path) => matchPage(path) !== null)).toEqual([]);
  });
});
