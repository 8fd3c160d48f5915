/**
 * Set on every file for programs. A browser shows XML as a page of this site: without a policy, a script in it would read
 * the cookies of who opens it.
 */
export const FILE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;
