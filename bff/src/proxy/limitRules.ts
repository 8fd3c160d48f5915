import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';

/** How often something may be done, by whom it is counted. */
export interface Limit {
  /** 'request': a phone together with what is asked for it (a login's code is not a registration's). */
  readonly by: 'address' | 'phone' | 'request';
  readonly times: number;
  readonly withinMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * An address may stand for a whole office or dormitory, so its limits are generous; a phone number is one person,
 * and every code sent to it costs money and may annoy a stranger.
 */
export const limitRules = {
  sendCode: [
    // The page's own button waits 59 s, each for its own purpose.
    { by: 'request', times: 1, withinMs: 55_000 },
    { by: 'phone', times: 10, withinMs: 24 * HOUR },
    { by: 'address', times: 10, withinMs: 10 * MINUTE },
  ],
  login: [
    { by: 'phone', times: 10, withinMs: 10 * MINUTE },
    { by: 'address', times: 30, withinMs: 10 * MINUTE },
  ],
  register: [{ by: 'address', times: 10, withinMs: HOUR }],
  captcha: [{ by: 'address', times: 60, withinMs: 10 * MINUTE }],
  comment: [{ by: 'address', times: 10, withinMs: MINUTE }],
  feedback: [{ by: 'address', times: 5, withinMs: 10 * MINUTE }],
  submission: [{ by: 'address', times: 5, withinMs: HOUR }],
  upload: [
    { by: 'address', times: 20, withinMs: 10 * MINUTE },
    // What is uploaded stays for a while whether it is used or not.
    { by: 'address', times: 100, withinMs: 24 * HOUR },
  ],
  /** Any other change a visitor makes. */
  write: [{ by: 'address', times: 120, withinMs: MINUTE }],
  /** Reading what belongs to one visitor. */
  read: [{ by: 'address', times: 600, withinMs: MINUTE }],
} as const satisfies Record<LimitName, readonly Limit[]>;
