import { COIN_LIST_TYPE, type coinEndpoints } from '../contract/coins.ts';
import type { CallParams } from '../contract/endpoint.ts';

/** A tab of home: the coins of its table, and the page's texts. */
export interface HomeTab {
  /** The last path segment; '' is home itself. */
  readonly key: string;
  readonly label: string;
  readonly title: string;
  readonly summary: string;
  /** The coins of the list; 'watched' are those the visitor starred. */
  readonly coins: Pick<CallParams<typeof coinEndpoints.coinRank>, 'type' | 'concept' | 'chain'> | 'watched';
  /** Additional columns besides the market's. */
  readonly more?: 'futures';
  /** Its coins are risky; the page shows a warning. */
  readonly warns?: boolean;
}

const { all, coins, tokens, mineable, unrecorded, futures } = COIN_LIST_TYPE;

/** Home itself: the whole market. */
export const ALL_TAB: HomeTab = {
  key: '',
  label: '全部',
  title: '加密货币行情',
  summary: '按流通市值排名，价格实时更新。',
  coins: { type: all },
};

/** In page order. */
export const HOME_TABS: readonly HomeTab[] = [
  ALL_TAB,
  {
    key: 'own',
    label: '自选',
    title: '自选币种',
    summary: '您在这台设备上收藏的币种。',
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
    summary: '有合约的币种：各平台合计持仓、合约成交、资金费率与多空人数比。',
    coins: { type: futures },
    more: 'futures',
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
    warns: true,
  },
];

/** The tab of an address; undefined for an unknown one. */
export function homeTab(key: string | undefined): HomeTab | undefined {
  return HOME_TABS.find((tab) => tab.key === (key ?? ''));
}
