import { SERVICES } from '@coinmirror/shared/constants/services.ts';
import type { AnalyticsIds } from './pageViews.ts';

/** One analytics service. It exists only when the page has its id; without one nothing loads. */
export interface AnalyticsAdapter {
  /** Reports a page view: path with query, title. */
  pageView(path: string, title: string): void;
}

interface AnalyticsWindow {
  _hmt?: unknown[][];
  dataLayer?: IArguments[];
  gtag?: (...parts: unknown[]) => void;
}

/** The services whose ids are given. */
export function createAdapters({ baidu, google }: AnalyticsIds, page: Document): readonly AnalyticsAdapter[] {
  return [createBaidu(baidu, page), createGoogle(google, page)].filter((adapter) => adapter !== null);
}

/** Baidu Tongji; null when the id is missing or invalid. */
function createBaidu(id: string, page: Document): AnalyticsAdapter | null {
  if (!SERVICES.baidu.id.test(id)) return null;
  const host = window as AnalyticsWindow;
  const queue = host._hmt ?? [];
  host._hmt = queue;
  // This app reports page views itself, so that each navigation counts once.
  queue.push(['_setAutoPageview', false]);
  addScript(page, `${SERVICES.baidu.script}?${id}`);
  return { pageView: (path) => void host._hmt?.push(['_trackPageview', path]) };
}

/** Google Analytics 4; null when the id is missing or invalid. */
function createGoogle(id: string, page: Document): AnalyticsAdapter | null {
  if (!SERVICES.google.id.test(id)) return null;
  const host = window as AnalyticsWindow;
  const layer = host.dataLayer ?? [];
  host.dataLayer = layer;
  // The service expects `arguments` objects, not arrays.
  const gtag: (...parts: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  host.gtag = gtag;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  addScript(page, `${SERVICES.google.script}?id=${id}`);
  return {
    pageView: (path, title) =>
      gtag('event', 'page_view', { page_path: path, page_title: title, page_location: window.location.href }),
  };
}

function addScript(page: Document, src: string): void {
  const script = page.createElement('script');
  script.src = src;
  script.async = true;
  page.head.append(script);
}
