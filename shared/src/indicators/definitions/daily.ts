import { MARKET_SOURCE } from '../../definitions/definition.ts';

/** Properties shared by all indicators of Bitcoin's daily closes. */
export const daily = {
  source: MARKET_SOURCE,
  refresh: '每日',
  priceName: '比特币价格',
  cadence: '每日北京时间 24 点收盘定值；当日一点随价格变动',
} as const;

export const PRICE_ALONE = '只看价格，不看链上持仓、资金流与宏观环境。';
export const FEW_CYCLES = '样本只有几轮周期，界线都是事后划定的，波动率逐年下降后可能不再触及。';
