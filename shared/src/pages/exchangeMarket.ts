import { FUTURES_SORTS, FUTURES_TYPES, PAIR_SORTS } from '../contract/exchange/words.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';

/** Kinds of markets of an exchange, in the order of the switch (`?kind=`). */
export const EXCHANGE_MARKET_KINDS = [
  { key: 'spot', label: '现货' },
  { key: 'margin', label: '杠杆' },
  { key: 'futures', label: '合约' },
] as const;
export type ExchangeMarketKind = (typeof EXCHANGE_MARKET_KINDS)[number]['key'];

/** The kind an address selects; default: spot. */
export function marketKindOf(asked: string | null): ExchangeMarketKind {
  return EXCHANGE_MARKET_KINDS.find(({ key }) => key === asked)?.key ?? 'spot';
}

/** The call for an exchange's spot or margin pairs with the address's filters: quote, search words, order, page. */
export function pairArgs(code: string, asked: AddressQuery) {
  return {
    code,
    type: marketKindOf(asked('kind')) === 'margin' ? ('margin' as const) : ('spot' as const),
    pair2: (asked('quote') ?? '').slice(0, 12),
    ...listArgs(PAIR_SORTS, 'volume', asked),
  };
}

/** The call for an exchange's contracts with the address's filters: kind of contract, search words, order, page. */
export function futuresArgs(exchangecode: string, asked: AddressQuery) {
  return {
    exchangecode,
    type: FUTURES_TYPES.find((type) => type === asked('contract')) ?? ('all' as const),
    ...listArgs(FUTURES_SORTS, 'volume', asked),
  };
}

function listArgs<Sort extends string>(sorts: readonly Sort[], usual: Sort, asked: AddressQuery) {
  const sort = sorts.find((one) => one === asked('sort'));
  const page = Number(asked('page'));
  return {
    keyword: (asked('q') ?? '').trim().slice(0, 30),
    sort_type: sort ?? usual,
    asc: sort !== undefined && asked('order') === 'asc' ? (1 as const) : (0 as const),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    pagesize: 100,
  };
}
