import type { RouteName } from '@coinmirror/shared/routes/pages.ts';

/** The pages about one side of one coin, as they call themselves after its name. */
export const SIDES: Partial<Record<RouteName, string>> = {
  coinMarket: '交易对',
  coinMarketSub: '交易对',
  coinInfoDetail: '持币地址',
  coinLongShort: '多空比',
  coinDynamic: '动态',
  coinEvent: '大事记',
  coinDetails: '项目详情',
  coinWallet: '支持的钱包',
};
