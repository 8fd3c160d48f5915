/** How a public source of data is named where its numbers are explained. */
export interface SourceCredit {
  /** The source's own site. */
  readonly link: string;
  /** The words it asks for beside its numbers; absent where its name and link are enough. */
  readonly words?: string;
  /** The closes that it recorded, and the words it asks for beside these: no other number of an answer is from it. */
  readonly closes?: CoinCloses & { readonly words: string };
}

/** A coin's closes of a stretch of time, epoch ms, both ends included. */
export interface CoinCloses {
  readonly coin: string;
  readonly from: number;
  readonly to: number;
}

const table = {
  币安: { link: 'https://www.binance.com' },
  币安合约: { link: 'https://www.binance.com/zh-CN/futures' },
  欧易: { link: 'https://www.okx.com' },
  Bybit: { link: 'https://www.bybit.com' },
  Gate: { link: 'https://www.gate.com' },
  Bitget: { link: 'https://www.bitget.com' },
  Coinbase: { link: 'https://www.coinbase.com' },
  'Coinbase Exchange': { link: 'https://exchange.coinbase.com' },
  Kraken: { link: 'https://www.kraken.com' },
  Upbit: { link: 'https://www.upbit.com' },
  Hyperliquid: { link: 'https://hyperliquid.xyz' },
  Deribit: { link: 'https://www.deribit.com' },
  CoinGecko: {
    link: 'https://www.coingecko.com',
    words: '数据由 CoinGecko 提供（Data provided by CoinGecko）',
  },
  GeckoTerminal: {
    link: 'https://www.geckoterminal.com',
    words: '资金池数据由 GeckoTerminal 提供（Data provided by GeckoTerminal）',
  },
  DefiLlama: { link: 'https://defillama.com', words: '数据由 DefiLlama 提供' },
  Coinpaprika: { link: 'https://coinpaprika.com', words: '数据由 Coinpaprika 提供' },
  CoinMarketCap: { link: 'https://coinmarketcap.com', words: '数据由 CoinMarketCap 提供' },
  Frankfurter: { link: 'https://frankfurter.dev', words: '各国央行公布的参考汇率，经 Frankfurter 汇集' },
  'alternative.me': {
    link: 'https://alternative.me/crypto/fear-and-greed-index/',
    words: '指数由 alternative.me 编制（Crypto Fear & Greed Index）',
  },
  'mempool.space': { link: 'https://mempool.space' },
  'Blockchain.com': { link: 'https://www.blockchain.com/explorer/charts' },
  Ethereum: { link: 'https://ethereum.org' },
  Snapshot: { link: 'https://snapshot.org' },
  'ahr999-dataset': {
    link: 'https://github.com/RuochenLyu/ahr999-dataset',
    closes: {
      coin: 'bitcoin',
      from: Date.UTC(2017, 7, 17),
      to: Date.UTC(2026, 4, 7, 23, 59),
      words:
        '比特币 2017-08-17 至 2026-05-07 的收盘价：ahr999-dataset contributors (2026)，CC BY 4.0（creativecommons.org/licenses/by/4.0）',
    },
  },
  GitHub: { link: 'https://github.com' },
  'Odaily 星球日报': { link: 'https://www.odaily.news' },
  PANews: { link: 'https://www.panewslab.com' },
  '链捕手 ChainCatcher': { link: 'https://www.chaincatcher.com' },
  '动区 BlockTempo': { link: 'https://www.blocktempo.com' },
  '链新闻 ABMedia': { link: 'https://www.abmedia.io' },
  '桑币 Zombit': { link: 'https://zombit.info' },
  吴说: { link: 'https://wublock.substack.com' },
  '律动 BlockBeats': { link: 'https://www.theblockbeats.info' },
  Cointelegraph: { link: 'https://cointelegraph.com' },
  Decrypt: { link: 'https://decrypt.co' },
  'The Block': { link: 'https://www.theblock.co' },
} as const satisfies Readonly<Record<string, SourceCredit>>;

/** A source by the name that answers give it. */
export type CreditedSource = keyof typeof table;

/** Every public source by its name: the one place that says where it is at home, and how it asks to be named. */
const sourceCredits: Readonly<Record<CreditedSource, SourceCredit>> = table;

/** The credit of a name in an answer; null for one that is no site: a rule of a chain, an upstream of its own. */
export function creditOf(name: string): SourceCredit | null {
  return isCredited(name) ? sourceCredits[name] : null;
}

/** The words that a source asks for beside a chart of these closes; null for none. */
export function creditWords(name: string, drawn: readonly CoinCloses[]): string | null {
  const { words = null, closes } = creditOf(name) ?? {};
  const isRecorded = drawn.some(
    ({ coin, from, to }) => closes && coin === closes.coin && from <= closes.to && to >= closes.from,
  );
  return isRecorded ? (closes?.words ?? words) : words;
}

function isCredited(name: string): name is CreditedSource {
  return Object.hasOwn(table, name);
}
