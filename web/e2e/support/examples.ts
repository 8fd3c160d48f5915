import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import type { PageRow, SubjectName } from '@coinmirror/shared/pages/page.ts';
import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';
import type { APIRequestContext } from '@playwright/test';

/** Ids of what was published last, which no table can know: `{article}` in an address stands for one. */
export type PublishedIds = Readonly<Record<'article' | 'flash' | 'notice' | 'proposal', string>>;

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

/** Something that exists, by what a page is about. */
const SUBJECTS: Readonly<Partial<Record<SubjectName, string>>> = { exchange: 'binance' };

/** Pages whose parameter means something else than elsewhere. */
const OWN: Readonly<Partial<Record<RouteName, Readonly<Record<string, string>>>>> = {
  klineHandicap: { id: 'binance_btc_usdt' },
  conceptItem: { id: 'defi' },
  dataIndicator: { key: 'mayer' },
  dataDefiEth: { code: 'aave' },
  dataDefiBsc: { code: 'pancakeswap' },
  dataDefiHeco: { code: '' },
  dataDefiOec: { code: '' },
  dataDefiItem: { code: 'lido' },
  wallet: { id: 'metamask' },
  walletNotice: { id: 'imtoken' },
  coinSector: { id: 'defi' },
  tag: { id: 'defi' },
  newsItem: { id: '{article}' },
  newsItemBare: { id: '{article}' },
  noticeItem: { noticeid: '{notice}' },
  exchangeBoardNoticeItem: { id: '{notice}' },
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
  exchangeDynamicArticle: { id: 'binance', artid: '{article}' },
  noticeFor: { type: 'exchange', code: 'binance' },
  event: { type: 'halving', code: 'bitcoin' },
  software: { id: 'metamask' },
  softwareIndex2: { id: 'binance' },
  tutorial: { id: 'first-purchase' },
  proposalCoin: { code: 'uniswap' },
  proposalDetail: { id: '{proposal}' },
  proposalDetailBare: { id: '{proposal}' },
};

/** An address of a page, its parameters filled in as its row of the page table allows. */
export function exampleAddress(name: RouteName): string {
  const { pattern, where, subject }: PageRow = pages[name];
  return pattern.replace(/:([A-Za-z]\w*)\??/g, (_, param: string) => {
    const choices = /^\^\(([^)]*)\)\$$/.exec(where?.[param]?.source ?? '')?.[1]?.split('|');
    const about = subject && param === 'id' ? SUBJECTS[subject] : undefined;
    return OWN[name]?.[param] ?? choices?.[0] ?? about ?? SAMPLES[param] ?? '1';
  });
}

/** Asks the product for what it published last. */
export async function publishedIds(request: APIRequestContext): Promise<PublishedIds> {
  const first = async (path: string, params: Readonly<Record<string, number | string>>) => {
    const answer: { data: { list: { id: number | string }[] } } = await (
      await request.get(path, { params })
    ).json();
    return String(answer.data.list[0]?.id);
  };
  const { newsList, noticeList, proposalList } = endpoints;
  const [article, flash, notice, proposal] = await Promise.all([
    first(newsList.path, { channelid: NEWS_CHANNELS.articles, per_page: 1 }),
    first(newsList.path, { channelid: NEWS_CHANNELS.flash, per_page: 1 }),
    first(noticeList.path, { per_page: 1 }),
    // Who voted is known of one whose vote has ended.
    first(proposalList.path, { state: 'passed', per_page: 1 }),
  ]);
  return { article, flash, notice, proposal };
}

/** Puts what was published last into an address. */
export function fillAddress(address: string, ids: PublishedIds): string {
  return address.replace(/\{(article|flash|notice|proposal)\}/g, (_, what: keyof PublishedIds) => ids[what]);
}
