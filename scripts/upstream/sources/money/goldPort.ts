import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { GoldPort } from '../../ports/gold.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { currencyRates } from '../providers/frankfurter/frankfurter.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';

/** Coins of which each stands for an ounce. */
const OUNCES = ['pax-gold', 'tether-gold'] as const;

const OF_TOKENS: Provenance = { kind: 'public', name: '代币化黄金中位价' };
const OF_BANKS = provenanceOf('public', 'FRANKFURTER');
const OUNCE = currencyRates(['XAU']);

/**
 * The median price of gold tokens on exchanges, named so; where none is traded, the banks' price of the last working
 * day. Throws NotConnectedError without either.
 */
export function goldPort(world: PublicWorld): GoldPort {
  let provenance = OF_TOKENS;
  return {
    get provenance() {
      return provenance;
    },
    async price() {
      const ofTokens = medianOfTokens(await world.market());
      provenance = ofTokens === null ? OF_BANKS : OF_TOKENS;
      return ofTokens ?? bankPrice(world);
    },
  };
}

/** USD an ounce over all believed pairs of the tokens; null without one. */
function medianOfTokens({ pairsOf }: MarketSnapshot): number | null {
  const prices = OUNCES.flatMap((code) => pairsOf.get(code) ?? [])
    .map(({ ticker, rate }) => ticker.last * rate)
    .toSorted((a, b) => a - b);
  const [low, high] = [prices[Math.floor((prices.length - 1) / 2)], prices[Math.floor(prices.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

async function bankPrice({ reader }: PublicWorld): Promise<number> {
  const known = await reader.read('FRANKFURTER', OUNCE, HOUR);
  const ounces =
    known.kind === 'nothing' ? undefined : known.value.find(({ currency }) => currency === 'XAU');
  if (!ounces) throw new NotConnectedError('gold');
  return 1 / ounces.perUsd;
}
