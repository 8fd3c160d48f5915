import { HOUR } from '@coinmirror/shared/time/units.ts';
import { exchanges, type LiquidationVenue } from '../exchanges/exchanges.ts';
import type { ContractFace } from '../exchanges/kinds/contract.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

/** ms: sizes of contracts change hardly ever. */
const TERMS_EVERY = HOUR;

/** What contracts are worth, where a venue counts them; empty where it counts units, null: not known yet. */
export async function facesOf(
  { reader }: Pick<PublicWorld, 'reader'>,
  venue: LiquidationVenue,
): Promise<ReadonlyMap<string, ContractFace> | null> {
  const { faces } = exchanges[venue].liquidations;
  if (faces === null) return new Map();
  const { source, read } = faces;
  const reported = await read(async (question) => {
    const known = await reader.read(source, question, TERMS_EVERY);
    return known.kind === 'nothing' ? null : known.value;
  });
  return reported && new Map(reported.map((face) => [face.symbol, face]));
}
