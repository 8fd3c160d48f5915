import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import type { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import { newToken } from '../store/secrets.ts';
import { anywhere, drawPuzzle, PICTURE, type PickGap, type Puzzle } from './puzzle/puzzle.ts';

/** A solved one is handed in within this time: the visitor may still be reading the form. */
const PASS_LIFETIME = 120_000;
/** A hand on a slider stops near the gap, not on it; in pixels of the picture. */
export const TOLERANCE = 4;
/** Nobody drags a slider in less, ms. */
const FASTEST = 80;
/** The ten seconds are the visitor's own; what the call takes on its way is not his, ms. */
const ON_THE_WAY = 2_000;
const MOST_OPEN = 10_000;
/** A picture takes some 5 ms to draw, so a crowd that asks for nothing else takes a tenth of a processor. */
const DRAWN_A_SECOND = 20;
/** As many at once before that. */
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
  readonly now?: () => number;
  readonly pickGap?: PickGap;
}

/** Slider challenges, each solved once within ten seconds and five tries; in memory, as they live for seconds. */
export function createCaptchas({ now = Date.now, pickGap = anywhere }: CaptchaOptions = {}) {
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
    /** A new challenge; null when more are asked for than may be drawn. Where its gap is stays here. */
    issue(): IssuedChallenge | null {
      sweep();
      if (!mayDraw()) return null;
      const sessionId = newToken();
      const { puzzle, gap } = drawPuzzle(pickGap);
      open.set(sessionId, { gap, expiresAt: now() + CAPTCHA_TIMEOUT + ON_THE_WAY, attempts: 0 });
      return { sessionId, puzzle, expiresIn: CAPTCHA_TIMEOUT };
    },
    /** The proof of a solved challenge; 'wrong' may be tried again, 'gone' needs a new challenge. */
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
    /** Whether a proof is genuine; it counts once. */
    redeem(sessionId: string, sig: string, token: string): boolean {
      const pass = passes.get(sessionId);
      passes.delete(sessionId);
      return pass !== undefined && pass.expiresAt >= now() && pass.sig === sig && pass.token === token;
    },
  };
}

/** Whether another picture may be drawn now: a store of turns that refills with time. */
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

/** A challenge in the contract's words: pictures and their sizes, and nothing of where the piece fits. */
export function toChallengeWire({
  sessionId,
  puzzle: { background, piece, size, top },
  expiresIn,
}: IssuedChallenge): WireOf<typeof accountEndpoints.captchaChallenge>['data'] {
  return {
    session_id: sessionId,
    background: dataUrl(background),
    width: PICTURE.width,
    height: PICTURE.height,
    piece: dataUrl(piece),
    piece_width: size,
    piece_height: size,
    piece_top: top,
    expires_in: expiresIn / 1000,
  };
}

function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
