/** Whether a call failed because what it asked for does not exist, and not because of an outage. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 404) || ('status' in error && error.status === 404);
}
