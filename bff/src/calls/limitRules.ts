import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';

/** How often something may be done, by whom it is counted. */
export interface Limit {
  /**
   * request: a phone together with what is asked for it (a login's code is not a registration's); phone: a phone; share:
   * a phone together with the network that asks (IPv4 /24, IPv6 /48). All three by devices that are not known.
   * try: a phone together with what is tried on it, by devices that are not known: a password for each network that
   * tries it; a code for each device that has had one sent there, and for all others together.
   * number: a phone whose password is tried, by all devices that are not known.
   * device: the same, by one that is known.
   * stranger: an address, for devices that are not known.
   * session: who is logged in.
   */
  readonly by:
    | 'address'
    | 'phone'
    | 'request'
    | 'share'
    | 'try'
    | 'number'
    | 'device'
    | 'stranger'
    | 'session';
  readonly times: number;
  readonly withinMs: number;
  /** Only what the upstream has refused, or only what it has not refused; all calls when nothing is said. */
  readonly counts?: 'refused' | 'accepted';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * An address may stand for a whole office or dormitory, so its limits are generous; a phone number is one person,
 * and every code sent to it costs money and may annoy a stranger.
 */
export const limitRules = {
  sendCode: [
    // The page's own button waits 59 s, each for its own purpose. One that was not sent may be asked for again at once,
    // and who never solved a slider uses up nobody's codes.
    { by: 'device', times: 1, withinMs: 55_000, counts: 'accepted' },
    { by: 'device', times: 10, withinMs: 24 * HOUR, counts: 'accepted' },
    { by: 'request', times: 1, withinMs: 55_000, counts: 'accepted' },
    // One network cannot use up what a number gets of strangers, and all of them close it for hours, not for a day.
    { by: 'share', times: 5, withinMs: 24 * HOUR, counts: 'accepted' },
    { by: 'phone', times: 10, withinMs: 6 * HOUR, counts: 'accepted' },
    { by: 'stranger', times: 10, withinMs: 10 * MINUTE },
  ],
  // Whoever knows a number can be wrong about its password: that shuts out his network, many of them shut out strangers,
  // and none a code or a device of its owner's.
  login: [
    { by: 'device', times: 10, withinMs: 10 * MINUTE, counts: 'refused' },
    { by: 'try', times: 10, withinMs: 10 * MINUTE, counts: 'refused' },
    { by: 'number', times: 30, withinMs: 10 * MINUTE, counts: 'refused' },
    { by: 'stranger', times: 30, withinMs: 10 * MINUTE, counts: 'refused' },
    // Each costs the upstream a slow hash, right or wrong.
    { by: 'address', times: 120, withinMs: 10 * MINUTE },
  ],
  /** The current password, asked of who is logged in: a session that was found must not be a place to guess it. */
  password: [
    { by: 'session', times: 10, withinMs: 10 * MINUTE, counts: 'refused' },
    { by: 'address', times: 30, withinMs: 10 * MINUTE, counts: 'refused' },
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

/** Whether some rule of a limit counts by what the upstream answered. */
export function countsOutcome(name: LimitName): boolean {
  return limitRules[name].some((rule: Limit) => rule.counts !== undefined);
}
