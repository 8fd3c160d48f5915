import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { coinsNow, rankedCoins } from '../indexes/coins.ts';
import { earnedWire } from '../rows/earnedWire.ts';

/** What happens on a chain besides what is locked there, USD; null if unknown. */
interface ChainFigures {
  readonly fees24h: number | null;
  readonly dexVolume24h: number | null;
  readonly stables: number | null;
}

/** The figures of a chain by its code. */
export type FiguresOfChain = (chain: string) => ChainFigures;

/** Fees, volume and stablecoins of every chain; what has no source is unknown. */
export async function chainFigures(sources: Sources): Promise<FiguresOfChain> {
  const defi = requirePort(sources, 'defi');
  const [earned, traded, stables] = await Promise.all([
    ifConnected(() => defi.earned()),
    ifConnected(() => defi.tradedOn()),
    ifConnected(() => stablesOnChains(sources)),
  ]);
  const byChain = Map.groupBy(earned ?? [], ({ chain }) => chain);
  return (chain) => ({
    fees24h: earnedWire(byChain.get(chain) ?? []).fees24h,
    dexVolume24h: traded?.get(chain) ?? null,
    stables: stables?.(chain) ?? null,
  });
}

/** Market value of the stablecoins on a chain, of those that tell their chains; null where none is told to be there. */
async function stablesOnChains(sources: Sources): Promise<(chain: string) => number | null> {
  const port = requirePort(sources, 'stables');
  const coins = rankedCoins(await coinsNow(sources)).filter(
    ({ facts }) => facts.peg === 'usd' || facts.peg === 'eur',
  );
  const shares = await port.defiShares(coins.map(({ facts }) => facts.code));
  return (chain) => {
    const told = coins.flatMap(({ now }, at) => {
      const share = shares[at]?.get(chain);
      return share === undefined ? [] : [{ usd: ((now.marketCap ?? 0) * share) / 100 }];
    });
    return told.length === 0 ? null : sumKnown(told, ({ usd }) => usd);
  };
}
