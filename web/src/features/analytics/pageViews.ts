import { SERVICES } from '@coinmirror/shared/constants/services.ts';
import type { AnalyticsAdapter } from './adapters.ts';

/** Ids of the services, as the gateway writes them into the page. */
export interface AnalyticsIds {
  readonly baidu: string;
  readonly google: string;
}

let adapters: Promise<readonly AnalyticsAdapter[]> | null = null;

/** Reports a page view to every configured service; without one nothing loads, not even our own adapters. */
export function reportPageView(path: string, title: string): void {
  adapters ??= load(analyticsIds(document));
  adapters.then(
    (services) => {
      for (const service of services) service.pageView(path, title);
    },
    // A failed report is not the visitor's problem.
    () => undefined,
  );
}

/** `<meta name="analytics-baidu" content="…">` and `<meta name="analytics-google" content="G-…">`, '' when absent. */
export function analyticsIds(page: Document): AnalyticsIds {
  return { baidu: metaContent(page, SERVICES.baidu.meta), google: metaContent(page, SERVICES.google.meta) };
}

async function load(ids: AnalyticsIds): Promise<readonly AnalyticsAdapter[]> {
  if (ids.baidu === '' && ids.google === '') return [];
  return (await import('./adapters.ts')).createAdapters(ids, document);
}

function metaContent(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
