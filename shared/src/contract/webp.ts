import type { Endpoint } from './endpoint.ts';

/** Sent with every call of the market host: 1 if the caller can show WebP pictures, 0 if not. */
export const WEBP_PARAM = 'webp';

/** Whether an endpoint's calls carry the WebP parameter; community calls carry a signature instead. */
export function takesWebp(row: Pick<Endpoint, 'host'>): boolean {
  return row.host === 'api';
}
