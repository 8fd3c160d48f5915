import { type CatalogueDapp, dappCatalogue } from '../../catalogue/dappCatalogue.ts';
import type { DappsPort } from '../../ports/dapps.ts';
import type { World } from '../market/world.ts';
import { chainWeightsAt, dappUseAt, transactionsPerUser } from '../software/dappUse.ts';

const dapps = new Map(dappCatalogue.map((dapp) => [dapp.code, dapp]));

/** Simulated use of applications. */
export function dappsPort({ provenance }: World): DappsPort {
  return {
    provenance,
    use: async (codes, times) => rowsOf(codes, times, dappUseAt),
    perUser: async (codes, times) => rowsOf(codes, times, transactionsPerUser),
    async chainWeights(code, time) {
      const dapp = dapps.get(code);
      return dapp ? chainWeightsAt(dapp, time) : new Map();
    },
  };
}

function rowsOf<Figure>(
  codes: readonly string[],
  times: readonly number[],
  figureAt: (dapp: CatalogueDapp, time: number) => Figure,
): readonly (readonly (Figure | null)[])[] {
  return codes.map((code) => {
    const dapp = dapps.get(code);
    return times.map((time) => (dapp ? figureAt(dapp, time) : null));
  });
}
