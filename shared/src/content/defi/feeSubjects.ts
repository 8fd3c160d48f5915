import type { FeeKind } from '../../contract/coin/fees.ts';
import { type DefiChain, defiChains } from './chains.ts';
import { stableIssuers } from './issuers.ts';
import { defiProtocols } from './protocols.ts';

/** One that earns fees, and is tied to a coin by the coin's code, never by its symbol. */
export interface FeeSubject {
  readonly kind: FeeKind;
  /** Of the protocol or the chain; of the coin for its issuer. */
  readonly code: string;
  readonly name: string;
}

/** Whose fees are those of a coin, in the order in which they are shown; empty for a coin of none. */
export function feeSubjectsOf(coin: string): readonly FeeSubject[] {
  const running: readonly DefiChain[] = defiChains.filter((chain) => !('end' in chain));
  return [
    ...defiProtocols
      .filter((protocol) => protocol.coin === coin)
      .map(({ code, name }) => ({ kind: 'protocol', code, name }) as const),
    ...stableIssuers
      .filter(({ code }) => code === coin)
      .map(({ code, name }) => ({ kind: 'issuer', code, name }) as const),
    ...running
      .filter(({ token }) => token === coin)
      .flatMap(({ code, name }) => [
        { kind: 'gas', code, name } as const,
        { kind: 'apps', code, name } as const,
      ]),
  ];
}
