import { defiChainCodeOf } from '@coinmirror/shared/content/defi/chains.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { StablesPort } from '../../ports/stables.ts';
import type { World } from '../market/world.ts';
import { STABLE_CHAINS } from '../supply/stableChains.ts';
import { stableIssueAt } from '../supply/stableIssue.ts';

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));

/** Stablecoins: the same for every seed. */
export function stablePorts({ provenance }: World) {
  const stables: StablesPort = {
    provenance,
    suppliesAt: async (codes, times) =>
      codes.map((code) => {
        const facts = factsByCode.get(code);
        return times.map((time) => (facts ? stableIssueAt(facts, time) : null));
      }),
    chains: async (codes) =>
      codes.map((code) => (STABLE_CHAINS[code] ?? []).map(([chain, share]) => ({ chain, share }))),
    defiShares: async (codes) =>
      codes.map(
        (code) =>
          new Map(
            (STABLE_CHAINS[code] ?? []).flatMap(([name, share]): [string, number][] => {
              const chain = defiChainCodeOf(name);
              return chain === null ? [] : [[chain, share]];
            }),
          ),
      ),
  };
  return { stables };
}
