import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';

/** Concepts whose coins move together, the most specific first: a coin belongs to the first one it has. */
const SECTORS = [
  'exchange-token',
  'meme',
  'privacy',
  'ai',
  'gaming',
  'layer2',
  'defi',
  'dex',
  'rwa',
  'depin',
  'bitcoin-eco',
  'pow',
  'payment',
  'layer1',
  'interoperability',
] as const;

/** The sector whose factor moves a coin besides the market: a concept's id, or `other`. */
export function sectorOf({ conceptIds }: Pick<CatalogueCoin, 'conceptIds'>): string {
  return SECTORS.find((sector) => conceptIds.includes(sector)) ?? 'other';
}
