import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import { UpstreamError } from '../handler.ts';

const coinCodes: ReadonlySet<string> = new Set(coinCatalogue.map(({ code }) => code));
const conceptIds: ReadonlySet<string> = new Set(conceptCatalogue.map(({ id }) => id));

/** The coins of which an item must name one; null for any. A 404 where there is no such coin, or no such concept. */
export function wantedCoins(coinCode: string, conceptId: string): ReadonlySet<string> | null {
  if (coinCode !== '') {
    if (!coinCodes.has(coinCode)) throw new UpstreamError(404, '没有这个币种');
    return new Set([coinCode]);
  }
  if (conceptId === '') return null;
  if (!conceptIds.has(conceptId)) throw new UpstreamError(404, '没有这个概念');
  const members = coinCatalogue.filter((facts) => facts.conceptIds.includes(conceptId));
  return new Set(members.map(({ code }) => code));
}
