import { safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';

/** The host a link leads to, or null for an address that must not be followed. */
export function safeTarget(href: string): string | null {
  if (safeAddress(href) === '' || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol === 'mailto:') return url.pathname;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null;
}
