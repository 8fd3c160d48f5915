/** Whether a failed call says that what it asked for does not exist (rather than that it could not be asked). */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 404) || ('status' in error && error.status === 404);
}
