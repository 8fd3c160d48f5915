import type { Endpoint } from './endpoint.ts';

/** Goes with every call of the market host: 1 when the caller can show WebP pictures, 0 when not. */
export const WEBP_PARAM = 'webp';

/** Whether a row's calls say so; community calls carry a signature in its stead. */
export function takesWebp(row: Pick<Endpoint, 'host'>): boolean {
  return row.host === 'api';
}
