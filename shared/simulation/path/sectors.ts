import type { CatalogueCoin } from '@coinmirror/handlers/catalogue/catalogueCoin.ts';

/** Concepts whose coins move together, the telling ones first: a coin belongs to the first that it bears. */
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

/** The sector whose factor moves a coin beside the market's: a concept's id, or `other`. */
export function sectorOf({ conceptIds }: Pick<CatalogueCoin, 'conceptIds'>): string {
  return SECTORS.find((sector) => conceptIds.includes(sector)) ?? 'other';
}
