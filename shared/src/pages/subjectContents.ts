import type { SubjectName } from '../manifest/page.ts';
import type { RouteName } from '../manifest/pages.ts';

/** Content of a subject's first page under `?tab=<key>`. */
export type SubjectContent = {
  readonly key: string;
} & (
  | {
      /** The page that shows the same at its own address: its tab is the current one, and links there. */
      readonly page: RouteName;
    }
  | {
      /** Label of its tab. */
      readonly tab: string;
      /** The page whose tab it follows. */
      readonly after: RouteName;
    }
);

/** Contents without their own address, and the former keys of contents that got one. */
export const subjectContents = {
  coin: [
    { key: 'market', page: 'coinMarket' },
    { key: 'holders', page: 'coinHolders' },
    { key: 'dynamic', page: 'coinFeed' },
    { key: 'event', page: 'coinEvent' },
    { key: 'history', tab: '历史数据', after: 'coinHolders' },
    { key: 'news', tab: '资讯', after: 'coinLongShort' },
    { key: 'notice', tab: '公告', after: 'coinLongShort' },
    { key: 'comments', tab: '评论', after: 'coinWallet' },
  ],
  exchange: [],
  wallet: [],
  dapp: [],
  protocol: [],
} as const satisfies Readonly<Record<SubjectName, readonly SubjectContent[]>>;

/** A content of a coin's page, by its key in the address. */
export type CoinContent = (typeof subjectContents)['coin'][number]['key'];
