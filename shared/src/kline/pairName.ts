import { contractLabel } from '../constants/futures.ts';

interface NamedPair {
  readonly base: string;
  readonly quote: string;
  /** '' for spot. */
  readonly contract: string;
}

/** BTC/USDT, BTC/USDT 永续; the coin's own price: BTC/USD. */
export function pairName({ base, quote, contract }: NamedPair): string {
  return contract === '' ? `${base}/${quote}` : `${base}/${quote} ${contractLabel(contract)}`;
}

export function placeName({ exchange }: { readonly exchange: { readonly name: string } | null }): string {
  return exchange?.name ?? '全网均价';
}
