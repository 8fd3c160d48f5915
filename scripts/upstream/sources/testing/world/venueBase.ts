import type { CatalogueCoin } from '../../../catalogue/catalogueCoin.ts';
import type { VenueName } from '../../exchanges/exchanges.ts';
import { symbolOverrides } from '../../identity/symbolOverrides.ts';

/** The symbol of a coin at a venue; null where its own means another coin there. */
export function venueBase(venue: VenueName, { code, symbol }: Pick<CatalogueCoin, 'code' | 'symbol'>) {
  const known = symbolOverrides.get(venue) ?? {};
  const own = Object.entries(known).find(([, meant]) => meant === code);
  if (own) return own[0];
  const base = symbol.toUpperCase();
  return Object.hasOwn(known, base) ? null : base;
}
