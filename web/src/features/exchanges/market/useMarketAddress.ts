import { type ExchangeMarketKind, marketKindOf } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** The view of an exchange's market, as the address has it. */
export interface MarketAddress {
  readonly kind: ExchangeMarketKind;
  readonly asked: (name: string) => string | null;
  /** Changes the view and returns to the first page. */
  readonly change: (changes: Readonly<Record<string, string | null>>) => void;
  /** Clears every filter. */
  readonly clear: () => void;
  readonly hrefOfKind: (kind: ExchangeMarketKind) => string;
  readonly hrefOfPage: (page: number) => string;
}

/** Kind, quote, search term, order and page of an exchange's market, kept in the address. */
export function useMarketAddress(code: string): MarketAddress {
  const [params, write] = useUrlParams();
  const { page: _page, ...stored } = Object.fromEntries(params);
  const change = (changes: Readonly<Record<string, string | null>>) => write({ ...changes, page: null });
  return {
    kind: marketKindOf(params.get('kind')),
    asked: (name) => params.get(name),
    change,
    clear: () => change({ quote: null, contract: null, q: null }),
    hrefOfKind: (kind) => hrefTo('exchangeMarket', { id: code }, { kind: kind === 'spot' ? null : kind }),
    hrefOfPage: (page) =>
      hrefTo('exchangeMarket', { id: code }, { ...stored, page: page === 1 ? null : page }),
  };
}
