import type { PageRow } from './page.ts';

/** Indicators and figures of the market. */
export const indicatorPages = {
  data: { pattern: '/data', title: '大数据' },
  dataAhr: { pattern: '/data/ahrdata.html', title: 'ahr999 囤币指标' },
  dataBtcHolding: {
    pattern: '/data/btcholding.html',
    title: '比特币持有量',
    nav: '机构持币',
  },
  dataCalc: { pattern: '/data/calc.html', title: '计算器' },
  dataCoinTrend: {
    pattern: '/data/coin-trend.html',
    title: '币种趋势对比',
    nav: '趋势对比',
  },
  dataDex: { pattern: '/data/dex', title: 'DEX 数据' },
  dataDexFile: { pattern: '/data/dex.html', title: 'DEX 数据', view: 'dataDex' },
  dataEth: { pattern: '/data/eth.html', title: '以太坊 Gas', nav: 'ETH Gas' },
  dataFinancing: { pattern: '/data/financing.html', title: '融资数据', nav: '融资' },
  dataFutures: { pattern: '/data/futures.html', title: '合约数据', live: true },
  dataGray: { pattern: '/data/gray.html', title: '灰度持仓' },
  dataIndicator: { pattern: '/data/index/:key', title: '指标' },
  dataReceipt: {
    pattern: '/data/receipt/:code',
    title: '价格收据',
    where: { code: /^[a-z0-9][a-z0-9._-]{0,79}$/i },
  },
  sixtyDaySum: { pattern: '/data/jzrdata.html', title: '60日累计涨幅' },
  dataMore: { pattern: '/data/more.html', title: '更多指标' },
  dataMtGox: { pattern: '/data/mtgox.html', title: 'Mt. Gox（门头沟）偿还' },
  dataMtGoxHistory: { pattern: '/data/mtgox.html/history', title: 'Mt. Gox（门头沟）偿还记录' },
  dataNft: { pattern: '/data/nft.html', title: 'NFT 数据' },
  dataSpread: { pattern: '/data/spread.html', title: '现货溢价' },
  dataPools: { pattern: '/data/dex/pools', title: 'DEX 资金池' },
  dataStable: { pattern: '/data/stable.html', title: '稳定币' },
  dataStableTrend: { pattern: '/data/stable/coin-trend.html', title: '稳定币趋势' },
  dataUnlocks: { pattern: '/data/unlocks', title: '代币解锁', nav: '解锁' },
  halving: { pattern: '/btccljbdjs.html', title: '比特币减半倒计时', nav: '减半倒计时' },
  halvingIndex2: {
    pattern: '/btccljbdjs/index2',
    title: '比特币减半倒计时',
    view: 'halving',
  },
  halving2020: { pattern: '/2020halving', title: '2020 减半专题' },
} as const satisfies Record<string, PageRow>;
