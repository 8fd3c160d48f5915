import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';

/** Something that exists, for each parameter of an address. */
const SAMPLES: Readonly<Record<string, string>> = {
  coinCode: 'bitcoin',
  code: 'ethereum',
  listFile: 'list_2',
  name: 'defi',
  kline: 'binance_btc_usdt',
  type: 'exchange',
  id: '1',
};

/** Pages whose parameter means something else than elsewhere. */
const OWN: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  conceptItem: { id: 'defi' },
  coinSector: { id: 'defi' },
  tag: { id: 'defi' },
  announcementItem: { id: 'demo-data' },
  announcementItemBare: { id: 'demo-data' },
  noticeFor: { type: 'exchange', code: 'binance' },
};

/** Pages about something whose id is the second it was published: news.spec.ts opens them by a list. */
export const PUBLISHED: ReadonlySet<RouteName> = new Set([
  'newsItem',
  'newsItemBare',
  'noticeItem',
  'exchangeBoardNoticeItem',
]);

/** An address of a page, its parameters filled in as its row allows. */
export function exampleAddress(name: RouteName): string {
  const { pattern, where } = pages[name];
  return pattern.replace(/:([A-Za-z]\w*)\??/g, (_, param: string) => {
    const choices = /^\^\(([^)]*)\)\$$/.exec(where?.[param]?.source ?? '')?.[1]?.split('|');
    return OWN[name]?.[param] ?? choices?.[0] ?? SAMPLES[param] ?? '1';
  });
}
