/** Set on every answer of a call, whoever made it. */
export const CALL_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';
