import { COIN_LIST_TYPE, type coinEndpoints } from '../contract/coins.ts';
import type { CallParams } from '../contract/endpoint.ts';

/** A tab of home: the coins of its table, and the page's texts. */
export interface HomeTab {
  /** The last path segment; '' is home itself. */
  readonly key: string;
  readonly label: string;
  readonly title: string;
  /** Of a list that does not begin with the sentence of the day. */
  readonly summary?: string;
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
  coins: { type: all },
};

/** In page order. */
export const HOME_TABS: readonly HomeTab[] = [
  ALL_TAB,
  {
    key: 'own',
    label: '自选',
    title: '自选币种',
    coins: 'watched',
  },
  {
    key: 'coin',
    label: '货币',
    title: '货币（Coin）行情',
    coins: { type: coins },
  },
  {
    key: 'token',
    label: '代币',
    title: '代币（Token）行情',
    coins: { type: tokens },
  },
  {
    key: 'defi-coin',
    label: 'DeFi',
    title: 'DeFi 币种行情',
    coins: { type: all, concept: 'defi' },
  },
  {
    key: 'nft-coin',
    label: 'NFT',
    title: 'NFT 币种行情',
    coins: { type: all, concept: 'nft' },
  },
  {
    key: 'futures-coin',
    label: '合约',
    title: '合约币种行情',
    coins: { type: futures },
    more: 'futures',
  },
  {
    key: 'mineable',
    label: '可挖',
    title: '可挖矿币种行情',
    coins: { type: mineable },
  },
  {
    key: 'unrecorded',
    label: '未收录',
    title: '未收录币种行情',
    coins: { type: unrecorded },
    warns: true,
  },
];

/** The tab of an address; undefined for an unknown one. */
export function homeTab(key: string | undefined): HomeTab | undefined {
  return HOME_TABS.find((tab) => tab.key === (key ?? ''));
}
