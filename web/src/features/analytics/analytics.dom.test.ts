import { afterEach, describe, expect, it } from 'vitest';
import { createAdapters } from './adapters.ts';
import { analyticsIds } from './pageViews.ts';

const BAIDU = '0123456789abcdef0123456789abcdef';
const host = window as unknown as { _hmt?: unknown[][]; dataLayer?: ArrayLike<unknown>[] };

function pageWith(metas: Record<string, string>): Document {
  const page = document.implementation.createHTMLDocument();
  for (const [name, content] of Object.entries(metas)) {
    const meta = page.createElement('meta');
    meta.name = name;
    meta.content = content;
    page.head.append(meta);
  }
  return page;
}

const scriptsOf = (page: Document) => [...page.scripts].map((script) => script.src);

afterEach(() => {
  delete host._hmt;
  delete host.dataLayer;
});

describe('analytics', () => {
  it.each([
    ['without ids', {}],
    ['with empty ids', { 'analytics-baidu': '', 'analytics-google': '' }],
    ['with ids that are none', { 'analytics-baidu': 'x"onload=', 'analytics-google': 'UA-1' }],
  ])('loads nothing %s', (_what, metas) => {
    const page = pageWith(metas);
    expect(createAdapters(analyticsIds(page), page)).toEqual([]);
    expect(scriptsOf(page)).toEqual([]);
    expect(host._hmt ?? host.dataLayer).toBeUndefined();
  });

  it('reports each page view once to Baidu', () => {
    const page = pageWith({ 'analytics-baidu': BAIDU });
    const [baidu] = createAdapters(analyticsIds(page), page);
    baidu?.pageView('/exchange', '交易所');
    expect(scriptsOf(page)).toEqual([`https://hm.baidu.com/hm.js?${BAIDU}`]);
    expect(host._hmt).toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/exchange'],
    ]);
  });

  it('reports each page view once to Google', () => {
    const page = pageWith({ 'analytics-google': 'G-ABC123' });
    const [google] = createAdapters(analyticsIds(page), page);
    google?.pageView('/exchange', '交易所');
    expect(scriptsOf(page)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
    const calls = (host.dataLayer ?? []).map((call) => Array.from(call));
    expect(calls[1]).toEqual(['config', 'G-ABC123', { send_page_view: false }]);
    expect(calls[2]).toMatchObject(['event', 'page_view', { page_path: '/exchange', page_title: '交易所' }]);
  });
});
