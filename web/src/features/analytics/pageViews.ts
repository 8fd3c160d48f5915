import { type AnalyticsAdapter, createBaidu, createGoogle } from './adapters.ts';

let adapters: readonly AnalyticsAdapter[] | null = null;

/**
 * Reports a page view to every configured service. The server writes their ids into the page:
 * `<meta name="analytics-baidu" content="…">`, `<meta name="analytics-google" content="G-…">`.
 */
export function reportPageView(path: string): void {
  adapters ??= configuredAdapters(document);
  for (const adapter of adapters) adapter.pageView(path, document.title);
}

/** The services whose ids the page names; none by default. */
export function configuredAdapters(page: Document): readonly AnalyticsAdapter[] {
  const found = [
    createBaidu(metaContent(page, 'analytics-baidu'), page),
    createGoogle(metaContent(page, 'analytics-google'), page),
  ];
  return found.filter((adapter) => adapter !== null);
}

function metaContent(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
