import { coinCatalogue } from '../catalogue/coinCatalogue.ts';
import { conceptCatalogue } from '../catalogue/conceptCatalogue.ts';
import { UpstreamError } from '../handler.ts';

const coinCodes: ReadonlySet<string> = new Set(coinCatalogue.map(({ code }) => code));
const conceptIds: ReadonlySet<string> = new Set(conceptCatalogue.map(({ id }) => id));

/** A 404 where there is no such coin, or no such concept; '' is none asked for. */
export function checkSubject(coinCode: string, conceptId: string): void {
  if (coinCode !== '' && !coinCodes.has(coinCode)) throw new UpstreamError(404, '没有这个币种');
  if (coinCode === '' && conceptId !== '' && !conceptIds.has(conceptId)) {
    throw new UpstreamError(404, '没有这个概念');
  }
}
