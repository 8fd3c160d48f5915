import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import type { CaptchaChallenge } from '@coinmirror/shared/contract/community/captcha.ts';
import { anywhere, drawPuzzle, PICTURE, type PickGap, type Puzzle } from '../puzzle/puzzle.ts';
import { newToken } from '../store/secrets.ts';

/** A solution can be submitted for this long: the visitor may still be reading the form. */
const PASS_LIFETIME = 120_000;
/** A hand stops a slider near the gap, not on it; in pixels of the picture. */
export const TOLERANCE = 4;
/** Minimum duration of a human drag, ms. */
const FASTEST = 80;
/** Latency allowance on top of the visitor's ten seconds, ms. */
const ON_THE_WAY = 2_000;
const MOST_OPEN = 10_000;
/** A picture takes about 5 ms to draw, so a flood of requests takes at most a tenth of a processor. */
const DRAWN_A_SECOND = 20;
/** Burst size of that limit. */
const DRAWN_AT_ONCE = 40;

interface Challenge {
  readonly gap: number;
  readonly expiresAt: number;
  attempts: number;
}

export interface IssuedChallenge {
  readonly sessionId: string;
  readonly puzzle: Puzzle;
  /** ms */
  readonly expiresIn: number;
}

export type Captchas = ReturnType<typeof createCaptchas>;

interface CaptchaOptions {
  /** ms on a clock that only goes forward: all of it lasts seconds, whatever is done to the machine's time. */
  readonly now?: () => number;
  readonly pickGap?: PickGap;
}

/**
 * Slider challenges, each solved once within ten seconds and five attempts; in memory, because they live for seconds.
 */
export function createCaptchas({ now = () => performance.now(), pickGap = anywhere }: CaptchaOptions = {}) {
  const mayDraw = createAllowance(now);
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
    /** A new challenge; null above the drawing limit. The gap's position stays here. */
    issue(): IssuedChallenge | null {
      sweep();
      if (!mayDraw()) return null;
      const sessionId = newToken();
      const { puzzle, gap } = drawPuzzle(pickGap);
      open.set(sessionId, { gap, expiresAt: now() + CAPTCHA_TIMEOUT + ON_THE_WAY, attempts: 0 });
      return { sessionId, puzzle, expiresIn: CAPTCHA_TIMEOUT };
    },
    /** The proof of a solved challenge; 'wrong' may be retried, 'gone' needs a new challenge. */
    solve(sessionId: string, position: number, duration: number) {
      const challenge = open.get(sessionId);
      if (!challenge || challenge.expiresAt < now() || challenge.attempts >= CAPTCHA_RETRIES) return 'gone';
      challenge.attempts += 1;
      if (Math.abs(position - challenge.gap) > TOLERANCE || duration < FASTEST) return 'wrong';
      open.delete(sessionId);
      const pass = { sig: newToken(), token: newToken() };
      passes.set(sessionId, { ...pass, expiresAt: now() + PASS_LIFETIME });
      return pass;
    },
    /** Whether a proof is genuine; it is valid once. */
    redeem(sessionId: string, sig: string, token: string): boolean {
      const pass = passes.get(sessionId);
      passes.delete(sessionId);
      return pass !== undefined && pass.expiresAt >= now() && pass.sig === sig && pass.token === token;
    },
  };
}

/** Whether another picture may be drawn now: a token bucket. */
function createAllowance(now: () => number): () => boolean {
  let left = DRAWN_AT_ONCE;
  let countedAt = now();
  return () => {
    left = Math.min(DRAWN_AT_ONCE, left + ((now() - countedAt) / 1000) * DRAWN_A_SECOND);
    countedAt = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** What a visitor sees of a challenge: pictures and their sizes, without the gap's position. */
export function challengeOf({
  sessionId,
  puzzle: { background, piece, size, top },
  expiresIn,
}: IssuedChallenge): CaptchaChallenge {
  return {
    sessionId,
    background: { src: dataUrl(background), width: PICTURE.width, height: PICTURE.height },
    piece: { src: dataUrl(piece), width: size, height: size, top },
    expiresIn,
  };
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
