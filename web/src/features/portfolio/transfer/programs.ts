import type { TradeColumn } from './tradeColumns.ts';

/** A program whose files of trades are known by their headings. */
export interface Program {
  readonly name: string;
  /** Headings that it always writes, in lower case. */
  readonly headings: readonly string[];
  /** What its columns mean; null for a file that cannot be read as it is. '': of no use, since others say the same. */
  readonly columns: Readonly<Record<string, TradeColumn | ''>> | null;
  /** Times without a zone are UTC. */
  readonly isUtc?: true;
  /** A pair as it is written elsewhere. */
  readonly pairOf?: (word: string) => string;
}

const PROGRAMS: readonly Program[] = [
  {
    name: '币安现货成交',
    headings: ['date(utc)', 'pair', 'side', 'price', 'executed', 'amount', 'fee'],
    columns: {
      'date(utc)': '日期',
      pair: '代码',
      side: '类型',
      price: '价格',
      executed: '数量',
      // Price × quantity.
      amount: '',
      fee: '手续费',
    },
    isUtc: true,
  },
  {
    name: 'Kraken',
    headings: ['txid', 'ordertxid', 'pair', 'time', 'type', 'price', 'cost', 'fee', 'vol'],
    columns: {
      txid: '编号',
      ordertxid: '',
      pair: '代码',
      time: '日期',
      type: '类型',
      ordertype: '',
      price: '价格',
      cost: '',
      fee: '手续费',
      vol: '数量',
      ledgers: '',
    },
    isUtc: true,
    pairOf: krakenPair,
  },
  {
    name: 'Coinbase',
    headings: ['timestamp', 'transaction type', 'asset', 'quantity transacted', 'fees and/or spread'],
    columns: {
      id: '编号',
      timestamp: '日期',
      'transaction type': '类型',
      asset: '代码',
      'quantity transacted': '数量',
      'price currency': '单位',
      'spot price currency': '单位',
      'price at transaction': '价格',
      'spot price at transaction': '价格',
      subtotal: '',
      'total (inclusive of fees and/or spread)': '',
      'fees and/or spread': '手续费',
    },
    isUtc: true,
  },
  { name: '欧易', headings: ['order id', 'trade type', 'symbol', 'action', 'trading unit'], columns: null },
  { name: 'Koinly', headings: ['sent amount', 'sent currency', 'received amount'], columns: null },
  { name: 'Delta', headings: ['date', 'way', 'base amount', 'quote amount'], columns: null },
  { name: 'CoinTracking', headings: ['type', 'buy', 'cur.', 'sell', 'exchange'], columns: null },
  { name: 'CoinGecko 持仓', headings: ['coin', 'type', 'price per coin', 'quantity'], columns: null },
  { name: 'rotki', headings: ['timestamp', 'location', 'trade_type', 'rate'], columns: null },
];

/** The program that wrote a file with these headings; null for none that is known. */
export function programOf(headings: readonly string[]): Program | null {
  const written = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  return PROGRAMS.find((program) => program.headings.every((heading) => written.has(heading))) ?? null;
}

const KRAKEN_NAMES: Readonly<Record<string, string>> = { XBT: 'BTC', XDG: 'DOGE' };

/** Kraken writes `XXBTZUSD` and `XBT/USD` for BTC/USD. */
function krakenPair(word: string): string {
  const [, base = '', quote = ''] =
    /^X([A-Z]{3})Z([A-Z]{3})$/.exec(word) ?? /^([A-Z0-9]+)\/([A-Z0-9]+)$/.exec(word) ?? [];
  if (base === '') return word.replace(/^XBT|^XDG/, (name) => KRAKEN_NAMES[name] ?? name);
  return `${KRAKEN_NAMES[base] ?? base}/${quote}`;
}
