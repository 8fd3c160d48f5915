import { ahr999Indicator } from '../../indicators/definitions/ahr999.ts';
import { sum60Indicator } from '../../indicators/definitions/sum60.ts';
import type { indicatorPages } from '../indicators.ts';
import { indicatorPage } from './parts/indicator.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const indicatorServed = {
  data: {
    description: '加密货币大数据：总市值、占比、恐惧贪婪、囤币指标、资金费率、爆仓与链上数据。',
    isDataset: true,
  },
  dataAhr: indicatorPage(
    ahr999Indicator,
    'ahr999 囤币指标的当前值、区间、历史走势与计算公式，含各区间对应价格。',
  ),
  dataBtcHolding: { description: '上市公司、ETF、政府与矿企的比特币持有量、成本与盈亏。', isDataset: true },
  dataCalc: {
    description: '币价换算、定投回测、合约盈亏与强平、网格、矿机收益、无常损失与年化换算。',
    isDataset: true,
  },
  dataCoinTrend: { description: '多个币种的走势对比，可指数化、可取对数。', isDataset: true },
  dataDex: { description: '链上交易的成交额、份额、新池与热门交易对。', isDataset: true },
  dataDexFile: {
    description: '链上交易的成交额、份额、新池与热门交易对。',
    isDataset: true,
    sameAs: 'dataDex',
  },
  dataEth: { description: '以太坊 Gas 的慢、标准、快三档与各类操作的费用，含时段热力图。', isDataset: true },
  dataFinancing: { description: '加密行业融资轮次、金额、估值与投资机构。', isDataset: true },
  dataFutures: { description: '合约持仓、资金费率、爆仓、多空比与基差。', isDataset: true },
  dataGray: { description: '灰度各信托的持仓、溢价率与变化。', isDataset: true },
  dataJzr: indicatorPage(sum60Indicator, '比特币 60 日累计涨幅指标与风险区间。'),
  dataMore: { description: '全部指标目录与触发清单。', isDataset: true },
  dataMtGox: { description: '门头沟偿还进度、剩余比特币与地址。', isDataset: true },
  dataMtGoxHistory: { description: '门头沟历次转出与当时币价。', isDataset: true },
  dataNft: { description: 'NFT 系列的地板价、成交额、持有人与市场份额。', isDataset: true },
  dataSpread: { description: '主要交易所之间的比特币现货溢价。', isDataset: true },
  dataStable: { description: '稳定币的市值、偏离、流通变化与 USDT 溢价。', isDataset: true },
  dataStableTrend: { description: '稳定币供应趋势对比。', isDataset: true },
  halving: { description: '比特币下一次减半的倒计时、区块高度、奖励与历次减半表现。', isDataset: true },
  halvingIndex2: { description: '比特币减半倒计时。', isDataset: true, sameAs: 'halving' },
  halving2020: { description: '2020 年比特币减半专题回顾。', isDataset: true },
} satisfies Record<keyof typeof indicatorPages, Served>;
