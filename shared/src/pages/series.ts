/**
 * Time series with their own address, besides every indicator by its key, and value locked on a chain or in a protocol
 * (`lockedSeriesKey`).
 */
export const FIGURE_SERIES = {
  marketcap: '加密货币总市值与占比',
  tvl: 'DeFi 总锁仓量',
  stablesupply: '稳定币流通量',
  usdtpremium: 'USDT 场外溢价',
  spread: '现货溢价',
  btcetf: '比特币 ETF 净流入',
  ethetf: '以太坊 ETF 净流入',
  unlocks: '未来 90 天代币解锁',
} as const;

/** Logs of `/status` with an address of their own, newest line first. */
export const RECORD_SERIES = {
  refusals: '隔离日志',
  sourcedays: '来源履历',
  exchangequality: '交易所报价质量',
} as const;

/** Key of such a log. */
export type RecordSeriesKey = keyof typeof RECORD_SERIES;

/** Key of such a series. */
export type FigureSeriesKey = keyof typeof FIGURE_SERIES;

const LOCKED = 'tvl-';

/** The key of value locked on a chain or in a protocol; '' is all of DeFi. */
export function lockedSeriesKey(code: string): string {
  return code === '' ? 'tvl' : `${LOCKED}${code}`;
}

/** The chain or protocol of such a key; null for any other key. */
export function codeOfLocked(key: string): string | null {
  return key.startsWith(LOCKED) ? key.slice(LOCKED.length) : null;
}
