import { POOL_LIMITS } from '../constants/poolLimits.ts';
import type { Definition } from './definition.ts';

const SOURCE = '各 DEX 合约的池子与成交记录';
const ports = ['dexPools'];
const refresh = '约每 3 分钟';
const THIN = `${POOL_LIMITS.thin / 10_000} 万美元`;

/** Definitions of figures of liquidity pools on decentralised exchanges. */
export const poolDefinitions = {
  poolPrice: {
    name: '池内价格',
    meaning: '交易对中前一个代币在这个池子里的美元价格。',
    formula: '池内两种代币的比价 × 后一个代币的美元价',
    unit: 'USD',
    interpretation: '池子浅时一笔交易就能拉动；和全市场价格相差很多时以后者为准。',
    source: SOURCE,
    ports,
    refresh,
  },
  poolChange: {
    name: '池内涨跌',
    meaning: '池内价格在 5 分钟、1 小时、24 小时内的变化；池子更年轻时从创建算起。',
    formula: '现在的池内价格 ÷ 之前的池内价格 − 1',
    unit: '%',
    source: SOURCE,
    ports,
    refresh,
  },
  poolVolume: {
    name: '池子 24H成交额',
    meaning: '24 小时内在这个池子里的成交；同一个币的其他池子与交易所不计。',
    formula: 'Σ 池内每笔成交额',
    unit: 'USD',
    interpretation: '可以由少数地址来回刷出，看看买家与卖家有多少。',
    source: SOURCE,
    ports,
    refresh,
  },
  poolLiquidity: {
    name: '流动性',
    meaning: '池子两侧的代币合计值多少美元。',
    formula: 'Σ 池内各代币数量 × 价格',
    unit: 'USD',
    interpretation: '越低滑点越高；放入的人可能随时撤走，撤走后代币就卖不出去。',
    source: SOURCE,
    ports,
    refresh,
  },
  poolTrades: {
    name: '买/卖笔数与地址数',
    meaning: '24 小时内买入与卖出前一个代币的笔数，以及买过、卖过的地址数。',
    formula: '按链上成交逐笔计数',
    unit: '笔、个',
    interpretation: '买家很多而卖家几乎没有，可能是合约不让卖出。',
    source: SOURCE,
    ports,
    refresh,
  },
  poolFdv: {
    name: 'FDV',
    meaning: '前一个代币全部流通时按池内价格计算的市值。',
    formula: '池内价格 × 代币总供应量',
    unit: 'USD',
    interpretation: '池子浅时只是纸面数字：池里没有这么多钱可以兑出。',
    source: SOURCE,
    ports,
    refresh,
  },
  poolMarks: {
    name: '风险提示',
    meaning: '只由池子自己的数字算出的提示，不是审计；没有提示不等于安全。',
    formula: [
      `卖出者极少：24H 买家 ≥ ${POOL_LIMITS.buyers} 个而卖家 ≤ 买家的 ${POOL_LIMITS.sellersPercent}%`,
      `价格偏离：与该币全市场价格相差超过 ${POOL_LIMITS.offPercent}%`,
      `流动性低：不足 ${THIN}`,
      `成交为流动性的 N 倍：24H成交额 ÷ 流动性 ≥ ${POOL_LIMITS.churned}`,
      '新池：创建不足 24 小时',
    ].join('；'),
    unit: '无',
    interpretation: '卖出者极少的代币可能无法卖出；成交为流动性的几十倍多半是刷量。',
    source: SOURCE,
    ports,
    refresh,
  },
} satisfies Record<string, Definition>;
