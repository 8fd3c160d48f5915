import { expect, test } from 'vitest';
import { realCoins } from '../../catalogue/coinCatalogue.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { createNamedIn } from './namedIn.ts';
import { EXCHANGE_NAMES, ORDINARY_NAMES, ORDINARY_SYMBOLS, OTHER_NAMES } from './nameTables.ts';

const namedIn = createNamedIn(realCoins);
const coinsIn = (title: string, summary = '') => namedIn(title, summary).coins;

test.each([
  ['比特币突破 10 万美元', ['bitcoin']],
  ['BTC 短时下挫，ETH、SOL 跟跌', ['bitcoin', 'ethereum', 'solana']],
  ['比特幣與以太幣現貨 ETF 淨流入', ['bitcoin', 'ethereum']],
  ['比特币现金与以太坊经典同涨', ['bitcoin-cash', 'ethereum-classic']],
  ['Bitcoin Cash 减半，Solana 生态活跃', ['bitcoin-cash', 'solana']],
  ['$LINK 与 OP/USDT 交易对上线', ['chainlink', 'optimism']],
  ['NEARUSDT 永续合约上线', ['near']],
  ['Chainlink 与 Uniswap 达成合作', ['chainlink', 'uniswap']],
  ['波场网络手续费下调', ['tron']],
  ['ＢＴＣ 全角', ['bitcoin']],
  ['BTC USDT 永续合约资金费率', ['bitcoin']],
  ['USDT 增发', ['tether']],
])('%s names %j', (title, codes) => {
  expect(coinsIn(title)).toEqual(codes);
});

test.each([
  '人工智能（AI）与 IP 授权',
  'DAO、NFT 与 DATA 的关系',
  'The link to one near sky: get key data',
  'ONE MORE THING: TRADE WAR',
  '分派币种与新一波场外资金',
  '价值 3.2 亿 USDT 的转账',
  '流动性质押（LSD）赛道',
  '美国交通部（DOT）表态',
  'TRUMP 总统与 ELON 会面',
  '本体论与柚子茶',
  '标普 SPX 与 META 股价',
  'ABTC、BTCS 与 WBTCX 股票',
  'ETHZilla 增发',
  'US$ 与 NT$100',
  'Story 与 Sky、Plasma、Flow',
])('%s names none', (title) => {
  expect(coinsIn(title)).toEqual([]);
});

test('the title’s come first, each once, eight at most', () => {
  expect(coinsIn('以太坊升级', '比特币与以太坊；ETH 上涨')).toEqual(['ethereum', 'bitcoin']);
  expect(coinsIn('BTC ETH BNB XRP SOL TRX DOGE ADA HYPE BCH')).toHaveLength(8);
});

test('exchanges by the names that mean nothing else', () => {
  expect(namedIn('币安将上线 ONDO', 'Coinbase 与 OKX 跟进；Gemini 发布新模型').exchanges).toEqual([
    'binance',
    'coinbase',
    'okx',
  ]);
  expect(namedIn('抹茶与双子星', '').exchanges).toEqual([]);
  expect(namedIn('火币与芝麻开门上线新币', '').exchanges).toEqual(['huobi', 'gate']);
});

test('every row of the tables is of a coin or an exchange that exists', () => {
  const codes = new Set(realCoins.map(({ code }) => code));
  expect(Object.values(OTHER_NAMES).filter((code) => code !== '' && !codes.has(code))).toEqual([]);
  expect(Object.values(EXCHANGE_NAMES).filter((code) => findExchange(code) === null)).toEqual([]);
  const symbols = new Set(realCoins.map(({ symbol }) => symbol));
  expect([...ORDINARY_SYMBOLS].filter((symbol) => !symbols.has(symbol))).toEqual([]);
  const names = new Set(realCoins.flatMap(({ nameEn, nameZh }) => [nameEn, nameZh]));
  expect([...ORDINARY_NAMES].filter((name) => !names.has(name))).toEqual([]);
});
