import { defiChainCodeOf } from '@coinmirror/shared/content/defi/chains.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { StablesPort } from '../../ports/stables.ts';
import { createStablesOnChains } from '../coins/stablesOnChains.ts';
import type { World } from '../market/world.ts';
import { chainSharesAt } from '../supply/chainShares.ts';
import { stableIssueAt } from '../supply/stableIssue.ts';

const factsByCode = new Map(coinCatalogue.map((facts) => [facts.code, facts]));

/** Stablecoins: the same for every seed. */
export function stablePorts(world: World) {
  const { market, provenance } = world;
  const stables: StablesPort = {
    provenance,
    suppliesAt: async (codes, times) =>
      codes.map((code) => {
        const facts = factsByCode.get(code);
        return times.map((time) => (facts ? stableIssueAt(facts, time) : null));
      }),
    chains: async (codes) => codes.map((code) => chainSharesAt(code, market.now())),
    defiShares: async (codes) =>
      codes.map(
        (code) =>
          new Map(
            chainSharesAt(code, market.now()).flatMap(({ chain: name, share }): [string, number][] => {
              const chain = defiChainCodeOf(name);
              return chain === null ? [] : [[chain, share]];
            }),
          ),
      ),
    onChainsAt: createStablesOnChains(world),
  };
  return { stables };
}
