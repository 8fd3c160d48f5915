import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import { traps } from '../../identity/traps.ts';
import type { VenueName } from '../../identity/venues.ts';

/** The symbol of a coin at a venue; null where its own means another coin there. */
export function venueBase(venue: VenueName, { code, symbol }: Pick<CatalogueCoin, 'code' | 'symbol'>) {
  const own = Object.entries(traps[venue]).find(([, meant]) => meant === code);
  if (own) return own[0];
  const base = symbol.toUpperCase();
  return Object.hasOwn(traps[venue], base) ? null : base;
}
