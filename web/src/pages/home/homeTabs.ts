import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { CoinListParams } from '#features/coins/useCoinList.ts';

/** A tab of home: which coins its table holds, and what the page then says of itself. */
export interface HomeTab {
  /** The last part of its address; '' is home itself. */
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly summary: string;
  /** The coins of the list; 'watched' are those this visitor starred. */
  readonly coins: Pick<CoinListParams, 'type' | 'concept'> | 'watched';
}

const { all, coins, tokens, mineable, unrecorded, futures } = COIN_LIST_TYPE;

/** The whole market as a list of its own, without home around it. */
export const ALL_LIST: HomeTab = {
  key: '',
  label: '全部货币',
  title: '全部货币',
  summary: '已收录的全部币种，按流通市值排名，每页 100 个。',
  coins: { type: all },
};

export const ALL_TAB: HomeTab = {
  key: '',
  label: '全部',
  title: '加密货币行情',
  summary: '按流通市值排名，价格实时更新。',
  coins: { type: all },
};

export const HOME_TABS: readonly HomeTab[] = [
  ALL_TAB,
  {
    key: 'own',
    label: '自选',
    title: '自选币种',
    summary: '你在这台设备上收藏的币种。',
    coins: 'watched',
  },
  {
    key: 'coin',
    label: '货币',
    title: '货币（Coin）行情',
    summary: '有自己公链的币种，按流通市值排名。',
    coins: { type: coins },
  },
  {
    key: 'token',
    label: '代币',
    title: '代币（Token）行情',
    summary: '发行在其他公链上的币种，按流通市值排名。',
    coins: { type: tokens },
  },
  {
    key: 'defi-coin',
    label: 'DeFi',
    title: 'DeFi 币种行情',
    summary: '去中心化金融项目的币种，按流通市值排名。',
    coins: { type: all, concept: 'defi' },
  },
  {
    key: 'nft-coin',
    label: 'NFT',
    title: 'NFT 币种行情',
    summary: '与 NFT 有关的币种，按流通市值排名。',
    coins: { type: all, concept: 'nft' },
  },
  {
    key: 'futures-coin',
    label: '合约',
    title: '合约币种行情',
    summary: '有期货合约交易的币种，按流通市值排名。',
    coins: { type: futures },
  },
  {
    key: 'mineable',
    label: '可挖',
    title: '可挖矿币种行情',
    summary: '可以挖矿的币种，按流通市值排名。',
    coins: { type: mineable },
  },
  {
    key: 'unrecorded',
    label: '未收录',
    title: '未收录币种行情',
    summary: '尚未收录、风险很高的币种，数据未经核实。',
    coins: { type: unrecorded },
  },
];

/** The tab an address names; undefined when there is no such tab. */
export function homeTab(key: string | undefined): HomeTab | undefined {
  return HOME_TABS.find((tab) => tab.key === (key ?? ''));
}

type Search = Readonly<Record<string, string>>;

/** The address of a tab, with what should go along (unit, change base). */
export function tabHref(tab: HomeTab, search: Search = {}): string {
  return tab.key === '' ? hrefTo('home', {}, search) : hrefTo('homeSub', { subPage: tab.key }, search);
}

/** The address of a page of a tab's list. Pages of the whole list have addresses of their own (/currencies/list_2.html). */
export function pageHref(tab: HomeTab, page: number, search: Search): string {
  if (page === 1) return tabHref(tab, search);
  if (tab.key === '') return hrefTo('coinListPage', { listFile: `list_${page}` }, search);
  return tabHref(tab, { ...search, page: String(page) });
}
