import { defiChains } from '@coinmirror/shared/content/defi/chains.ts';

/** DefiLlama's names of the chains that it calls otherwise than we do. */
const NAMES: Readonly<Record<string, string>> = { optimism: 'OP Mainnet' };

/** DefiLlama's name of a chain, by our code of it. */
export function llamaChain(code: string): string {
  return NAMES[code] ?? defiChains.find((chain) => chain.code === code)?.name ?? code;
}

/** The code of a chain by DefiLlama's name; undefined for one that we do not know. */
export function chainOf(name: string): string | undefined {
  return defiChains.find(({ code }) => llamaChain(code) === name)?.code;
}
