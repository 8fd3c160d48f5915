import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { conceptCatalogue } from '../../catalogue/conceptCatalogue.ts';
import { UpstreamError } from '../handler/handler.ts';

const coinCodes: ReadonlySet<string> = new Set(coinCatalogue.map(({ code }) => code));
const conceptIds: ReadonlySet<string> = new Set(conceptCatalogue.map(({ id }) => id));

/** Throws a 404 for an unknown coin or concept; '' means none. */
export function checkSubject(coinCode: string, conceptId: string): void {
  if (coinCode !== '' && !coinCodes.has(coinCode)) throw new UpstreamError(404, '没有这个币种');
  if (coinCode === '' && conceptId !== '' && !conceptIds.has(conceptId)) {
    throw new UpstreamError(404, '没有这个概念');
  }
}
