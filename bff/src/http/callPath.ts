/** Community rows are reached under this prefix, so that no signed call can be mistaken for a plain one. */
export const COMMUNITY_PREFIX = '/community';

/** Is this the address of a call? Calls are made by scripts, whoever types their address. */
export function isCallPath(target: string | undefined): boolean {
  return target?.startsWith('/api/') === true || target?.startsWith(`${COMMUNITY_PREFIX}/`) === true;
}
