import type { PageRow, SubjectName } from '@coinmirror/shared/manifest/page.ts';
import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';

/**
 * Ids of the latest published items, only known at run time; `{article}` in an address stands for one, `{venueArticle}`
 * for one about `VENUE`.
 */
export type PublishedIds = Readonly<
  Record<'article' | 'venueArticle' | 'flash' | 'notice' | 'proposal', string>
>;

/** An existing value for each address parameter. */
const SAMPLES: Readonly<Record<string, string>> = {
  coinCode: 'bitcoin',
  code: 'ethereum',
  listFile: 'list_2',
  name: 'defi',
  kline: 'binance_btc_usdt',
  type: 'exchange',
  id: '1',
};

/** The exchange of the examples. */
export const VENUE = 'binance';

/** An existing subject of each kind. */
const SUBJECTS: Readonly<Partial<Record<SubjectName, string>>> = { exchange: VENUE };

/** Pages whose parameter has another meaning than elsewhere. */
const OWN: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  klineHandicap: { id: 'binance_btc_usdt' },
  conceptItem: { id: 'defi' },
  dataIndicator: { key: 'mayer' },
  dataDefiEth: { code: 'aave' },
  dataDefiBsc: { code: 'pancakeswap' },
  dataDefiHeco: { code: '' },
  dataDefiOec: { code: 'kswap' },
  dataDefiItem: { code: 'lido' },
  wallet: { id: 'metamask' },
  walletNotice: { id: 'imtoken' },
  coinSector: { id: 'defi' },
  tag: { id: 'defi' },
  newsItem: { id: '{article}' },
  newsItemBare: { id: '{article}' },
  noticeItem: { noticeid: '{notice}' },
  exchangesNoticeItem: { id: '{notice}' },
  announcementItem: { id: 'demo-data' },
  announcementItemBare: { id: 'demo-data' },
  analyse: { id: 'bitcoin' },
  author: { id: 'editors' },
  wikiItem: { id: 'basics' },
  wikiNoun: { id: 'funding-rate' },
  wikiArticle: { id: 'halving' },
  wikiMedia: { id: 'bitcoin-paper' },
  walletFile: { name: 'metamask' },
  dappItem: { dappid: 'aave' },
  exchangeDynamicArticle: { id: VENUE, artid: '{venueArticle}' },
  noticeFor: { type: 'exchange', code: 'binance' },
  event: { type: 'halving', code: 'bitcoin' },
  software: { id: 'metamask' },
  softwareIndex2: { id: 'binance' },
  tutorial: { id: 'first-purchase' },
  proposalCoin: { code: 'uniswap' },
  proposalDetail: { id: '{proposal}' },
  proposalDetailBare: { id: '{proposal}' },
};

/** An example address of a page, with parameters valid for its row. */
export function exampleAddress(name: RouteName): string {
  const { pattern, where, subject }: PageRow = pages[name];
  return pattern.replace(/:([A-Za-z]\w*)\??/g, (_, param: string) => {
    const choices = /^\^\(([^)]*)\)\$$/.exec(where?.[param]?.source ?? '')?.[1]?.split('|');
    const about = subject && param === 'id' ? SUBJECTS[subject] : undefined;
    return OWN[name]?.[param] ?? choices?.[0] ?? about ?? SAMPLES[param] ?? '1';
  });
}

/** Replaces id placeholders in an address. */
export function fillAddress(address: string, ids: PublishedIds): string {
  return address.replace(
    /\{(article|venueArticle|flash|notice|proposal)\}/g,
    (_, what: keyof PublishedIds) => ids[what],
  );
}
