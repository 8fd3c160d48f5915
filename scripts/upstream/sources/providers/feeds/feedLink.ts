import { ADDRESS_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import { hostMayBePublic } from '../../decode/publicAddress.ts';

/** What readers of a feed are counted by: two links that differ in it lead to one text. */
const COUNTED = /^(?:utm_\w+|from|ref|source|spm|fbclid|gclid)$/i;

/**
 * A link as it is kept and compared: https, without what readers are counted by, without a fragment and a last slash.
 * null for one that leads nowhere in public, not by http, or is longer than any page has.
 */
export function feedLink(text: string): string | null {
  const written = text.trim();
  const url = written.length > ADDRESS_MOST ? null : URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return null;
  if (!hostMayBePublic(url.hostname)) return null;
  url.protocol = 'https:';
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (COUNTED.test(name)) url.searchParams.delete(name);
  const link = url.pathname === '/' ? url.href : url.href.replace(/\/(?=\?|$)/, '');
  return link.length > ADDRESS_MOST ? null : link;
}
