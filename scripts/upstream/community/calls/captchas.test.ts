import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Captchas, createCaptchas, TOLERANCE } from './captchas.ts';

const UNHURRIED = 900;
const GAP = 150;

let now: number;
let captchas: Captchas;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  captchas = createCaptchas({ now: () => now, pickGap: () => GAP });
});

function issued() {
  const challenge = captchas.issue();
  if (challenge === null) throw new Error('no challenge');
  return challenge;
}

function solved() {
  const { sessionId } = issued();
  const pass = captchas.solve(sessionId, GAP, UNHURRIED);
  if (typeof pass === 'string') throw new Error(pass);
  return { sessionId, ...pass };
}

describe('a slider', () => {
  it('gives its proof near the gap only', () => {
    const { sessionId } = issued();
    for (const beside of [-TOLERANCE - 1, TOLERANCE + 1])
      expect(captchas.solve(sessionId, GAP + beside, UNHURRIED)).toBe('wrong');
    expect(captchas.solve(sessionId, GAP + TOLERANCE, UNHURRIED)).toMatchObject({
      token: expect.any(String),
    });
  });

  it('rejects an instant move', () => {
    const { sessionId } = issued();
    expect(captchas.solve(sessionId, GAP, 79)).toBe('wrong');
  });

  it('can be solved once', () => {
    const { sessionId } = solved();
    expect(captchas.solve(sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('allows five attempts', () => {
    const { sessionId } = issued();
    for (let miss = 0; miss < CAPTCHA_RETRIES; miss += 1) {
      expect(captchas.solve(sessionId, 0, UNHURRIED)).toBe('wrong');
    }
    expect(captchas.solve(sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('gives the visitor ten seconds, plus the latency of the call', () => {
    const [inTime, late] = [issued(), issued()];
    expect(inTime.expiresIn).toBe(CAPTCHA_TIMEOUT);
    now += CAPTCHA_TIMEOUT + 1_000;
    expect(captchas.solve(inTime.sessionId, GAP, UNHURRIED)).toBeTypeOf('object');
    now += 2_000;
    expect(captchas.solve(late.sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('is drawn at most twenty times a second, for all callers together', () => {
    const drawn = (asked: number) =>
      Array.from({ length: asked }, () => captchas.issue()).filter((challenge) => challenge !== null).length;
    expect(drawn(60)).toBe(40);
    now += 500;
    expect(drawn(60)).toBe(10);
  });

  it('is gone if it was never issued', () => {
    expect(captchas.solve('made up', 50, UNHURRIED)).toBe('gone');
  });
});

describe('a slider, when the machine’s clock is set', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it.each([-3_600_000, 3_600_000])('(by %d ms) is neither closed nor gone', (jump) => {
    const own = createCaptchas({ pickGap: () => GAP });
    const begun = own.issue();
    vi.setSystemTime(Date.now() + jump);
    const pass = own.solve(begun?.sessionId ?? '', GAP, UNHURRIED);
    expect(own.issue()).not.toBeNull();
    vi.setSystemTime(Date.now() - 2 * jump);
    expect(own.issue()).not.toBeNull();
    expect(typeof pass === 'object' && own.redeem(begun?.sessionId ?? '', pass.sig, pass.token)).toBe(true);
  });
});

describe('a proof', () => {
  it('counts once', () => {
    const { sessionId, sig, token } = solved();
    expect(captchas.redeem(sessionId, sig, token)).toBe(true);
    expect(captchas.redeem(sessionId, sig, token)).toBe(false);
  });

  it('only counts with its own signature and token', () => {
    const one = solved();
    const other = solved();
    expect(captchas.redeem(one.sessionId, other.sig, one.token)).toBe(false);
    expect(captchas.redeem(other.sessionId, other.sig, one.token)).toBe(false);
  });

  it('counts for two minutes', () => {
    const { sessionId, sig, token } = solved();
    now += 120_001;
    expect(captchas.redeem(sessionId, sig, token)).toBe(false);
  });
});
