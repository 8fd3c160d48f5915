import type { PageRow } from './page.ts';

/** Indicators and figures of the market. */
export const indicatorPages = {
  data: { pattern: '/data', title: '大数据', layout: 'default' },
  dataAhr: { pattern: '/data/ahrdata.html', title: 'ahr999 囤币指标', layout: 'default' },
  dataBtcHolding: {
    pattern: '/data/btcholding.html',
    title: '比特币持有量',
    nav: '机构持币',
    layout: 'default',
  },
  dataCalc: { pattern: '/data/calc.html', title: '计算器', layout: 'default' },
  dataCoinTrend: {
    pattern: '/data/coin-trend.html',
    title: '币种趋势对比',
    nav: '趋势对比',
    layout: 'default',
  },
  dataDex: { pattern: '/data/dex', title: 'DEX 数据', layout: 'default' },
  dataDexFile: { pattern: '/data/dex.html', title: 'DEX 数据', view: 'dataDex', layout: 'default' },
  dataEth: { pattern: '/data/eth.html', title: '以太坊 Gas', nav: 'ETH Gas', layout: 'default' },
  dataFinancing: { pattern: '/data/financing.html', title: '融资数据', nav: '融资', layout: 'default' },
  dataFutures: { pattern: '/data/futures.html', title: '合约数据', layout: 'default' },
  dataGray: { pattern: '/data/gray.html', title: '灰度持仓', layout: 'default' },
  dataJzr: { pattern: '/data/jzrdata.html', title: '60日累计涨幅', layout: 'default' },
  dataMore: { pattern: '/data/more.html', title: '更多指标', layout: 'default' },
  dataMtGox: { pattern: '/data/mtgox.html', title: '门头沟偿还', nav: 'Mt.Gox 偿还', layout: 'default' },
  dataMtGoxHistory: { pattern: '/data/mtgox.html/history', title: '门头沟偿还记录', layout: 'default' },
  dataNft: { pattern: '/data/nft.html', title: 'NFT 数据', layout: 'default' },
  dataSpread: { pattern: '/data/spread.html', title: '现货溢价', layout: 'default' },
  dataStable: { pattern: '/data/stable.html', title: '稳定币', layout: 'default' },
  dataStableTrend: { pattern: '/data/stable/coin-trend.html', title: '稳定币趋势', layout: 'default' },
  halving: { pattern: '/btccljbdjs.html', title: '比特币减半倒计时', nav: '减半倒计时', layout: 'default' },
  halvingIndex2: {
    pattern: '/btccljbdjs/index2',
    title: '比特币减半倒计时',
    view: 'halving',
    layout: 'default',
  },
  halving2020: { pattern: '/2020halving', title: '2020 减半专题', layout: 'default' },
} as const satisfies Record<string, PageRow>;
