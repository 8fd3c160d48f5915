import { DEX_HOMES } from '../../catalogue/content/exchange/dexes.ts';
import type { Sources } from '../../ports/sources.ts';

/**
 * Names of the chains of a decentralised exchange: its main ones first, then whatever else is told. Empty for an exchange
 * on none.
 */
export async function dexChains(code: string, { venues }: Sources): Promise<string[]> {
  const homes = DEX_HOMES[code] ?? [];
  const told = (await venues?.chains(code)) ?? [];
  return told.length === 0
    ? [...homes]
    : [...homes.filter((name) => told.includes(name)), ...told.filter((name) => !homes.includes(name))];
}
