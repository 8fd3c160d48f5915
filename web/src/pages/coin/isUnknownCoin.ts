/** Whether a failed call says that there is no such coin (rather than that it could not be asked). */
export function isUnknownCoin(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 404) || ('status' in error && error.status === 404);
}
