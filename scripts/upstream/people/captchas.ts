import { randomInt } from 'node:crypto';
import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import { newToken } from '../store/secrets.ts';

/** A solved one is handed in within this time: the visitor may still be reading the form. */
const PASS_LIFETIME = 120_000;
/** A hand on a slider stops near the mark, not on it. */
const TOLERANCE = 4;
/** Nobody drags a slider in less, ms. */
const FASTEST = 80;
/** The ten seconds are the visitor's own; what the call takes on its way is not his, ms. */
const ON_THE_WAY = 2_000;
const MOST_OPEN = 10_000;

interface Challenge {
  readonly target: number;
  readonly expiresAt: number;
  attempts: number;
}

export type Captchas = ReturnType<typeof createCaptchas>;

/** Slider challenges, each solved once within ten seconds and five tries; in memory, as they live for seconds. */
export function createCaptchas(now: () => number = Date.now) {
  const open = new Map<string, Challenge>();
  const passes = new Map<
    string,
    { readonly sig: string; readonly token: string; readonly expiresAt: number }
  >();

  function sweep() {
    for (const [id, { expiresAt }] of open) if (expiresAt < now() || open.size > MOST_OPEN) open.delete(id);
    for (const [id, { expiresAt }] of passes) if (expiresAt < now()) passes.delete(id);
  }

  return {
    issue() {
      sweep();
      const sessionId = newToken();
      const target = randomInt(25, 96);
      open.set(sessionId, { target, expiresAt: now() + CAPTCHA_TIMEOUT + ON_THE_WAY, attempts: 0 });
      return { sessionId, target, expiresIn: CAPTCHA_TIMEOUT };
    },
    /** The proof of a solved challenge; 'wrong' may be tried again, 'gone' needs a new challenge. */
    solve(sessionId: string, position: number, duration: number) {
      const challenge = open.get(sessionId);
      if (!challenge || challenge.expiresAt < now() || challenge.attempts >= CAPTCHA_RETRIES) return 'gone';
      challenge.attempts += 1;
      if (Math.abs(position - challenge.target) > TOLERANCE || duration < FASTEST) return 'wrong';
      open.delete(sessionId);
      const pass = { sig: newToken(), token: newToken() };
      passes.set(sessionId, { ...pass, expiresAt: now() + PASS_LIFETIME });
      return pass;
    },
    /** Whether a proof is genuine; it counts once. */
    redeem(sessionId: string, sig: string, token: string): boolean {
      const pass = passes.get(sessionId);
      passes.delete(sessionId);
      return pass !== undefined && pass.expiresAt >= now() && pass.sig === sig && pass.token === token;
    },
  };
}
