import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';

/** What of a coin begins or ceases to trade. */
export type TradedMarket = 'spot' | 'perpetual' | 'dated';

/**
 * The id of what begins or ceases at an exchange at an instant (epoch ms): the same whether its list says so or its notice,
 * so that a calendar program does not keep both. `subject`: a coin's code, else its symbol.
 */
export function tradingEventId(
  type: 'listing' | 'delisting',
  exchange: string,
  subject: string,
  time: number,
): string {
  return `${type}-${exchange}-${subject.toLowerCase()}-${Math.floor(time / MINUTE)}`;
}

/** What begins or ceases to trade at an exchange at one instant. */
export interface TradingChange {
  /** The exchange's name. */
  readonly venue: string;
  /** `XYZ/USDT`, `1000PEPE/USDT`. */
  readonly pair: string;
  /** The coin's full name; null where it is not told. */
  readonly fullName: string | null;
  /** Of these markets; none: of the pair itself. */
  readonly markets: readonly TradedMarket[];
  /** When the dated contracts among them are delivered, epoch ms. */
  readonly expiries: readonly number[];
}

const MARKETS: Readonly<Record<TradedMarket, string>> = {
  spot: '现货',
  perpetual: '永续合约',
  dated: '交割合约',
};

/** 欧易开放 XYZ/USDT 永续合约交易 */
export function openingWords(change: TradingChange): string {
  return joinSpaced(change.venue, '开放', traded(change), '交易');
}

/** 欧易停止 XYZ/USDT 永续合约交易 */
export function closingWords(change: TradingChange): string {
  return joinSpaced(change.venue, '停止', traded(change), '交易');
}

function traded({ pair, fullName, markets, expiries }: TradingChange): string {
  const name = fullName === null ? pair : `${fullName}（${pair}）`;
  // A pair without a word beside it is a spot pair.
  if (markets.every((market) => market === 'spot')) return name;
  const words = markets.map((market) => MARKETS[market]).join('、');
  const days = expiries.map((expiry) => formatDate(expiry)).join('、');
  return joinSpaced(name, days === '' ? words : `${words}（${days} 到期）`);
}
