import { findDefiChain } from '../content/defi/chains.ts';
import { findDefiProtocol } from '../content/defi/protocols.ts';
import { findStoppedProtocol, type StoppedProtocol } from '../content/defi/stoppedProtocols.ts';
import type { RouteName } from '../manifest/pages.ts';

/** Subject of a page under `/data/defi/`. */
export type DefiSubject =
  | { readonly kind: 'chain' | 'protocol'; readonly code: string }
  /** One of the last protocols of a chain that no longer runs. */
  | { readonly kind: 'stopped'; readonly protocol: StoppedProtocol };

const CHAINS: Readonly<Partial<Record<RouteName, string>>> = {
  dataDefiEth: 'eth',
  dataDefiBsc: 'bsc',
  dataDefiHeco: 'heco',
  dataDefiOec: 'oec',
};

/** The chain or protocol of an address; null if unknown, or if the protocol is not on the chain. */
export function defiSubjectOf(page: RouteName, code: string | undefined): DefiSubject | null {
  const chain = CHAINS[page];
  if (chain !== undefined && code === undefined) return { kind: 'chain', code: chain };
  if (code === undefined) return null;
  if (chain === undefined && findDefiChain(code)) return { kind: 'chain', code };
  const ended = chain === undefined ? null : findStoppedProtocol(chain, code);
  if (ended) return { kind: 'stopped', protocol: ended };
  const protocol = findDefiProtocol(code);
  const isThere = protocol?.chains.some((home) => chain === undefined || home === chain);
  return isThere ? { kind: 'protocol', code } : null;
}
