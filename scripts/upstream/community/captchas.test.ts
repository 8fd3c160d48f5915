import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
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
  it('gives its proof near the gap, and none beside it', () => {
    const { sessionId } = issued();
    for (const beside of [-TOLERANCE - 1, TOLERANCE + 1])
      expect(captchas.solve(sessionId, GAP + beside, UNHURRIED)).toBe('wrong');
    expect(captchas.solve(sessionId, GAP + TOLERANCE, UNHURRIED)).toMatchObject({
      token: expect.any(String),
    });
  });

  it('is not moved by a hand in an instant', () => {
    const { sessionId } = issued();
    expect(captchas.solve(sessionId, GAP, 79)).toBe('wrong');
  });

  it('is solved once', () => {
    const { sessionId } = solved();
    expect(captchas.solve(sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('may be missed five times', () => {
    const { sessionId } = issued();
    for (let miss = 0; miss < CAPTCHA_RETRIES; miss += 1) {
      expect(captchas.solve(sessionId, 0, UNHURRIED)).toBe('wrong');
    }
    expect(captchas.solve(sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('leaves the visitor his ten seconds, and the call the time of its way', () => {
    const [inTime, late] = [issued(), issued()];
    expect(inTime.expiresIn).toBe(CAPTCHA_TIMEOUT);
    now += CAPTCHA_TIMEOUT + 1_000;
    expect(captchas.solve(inTime.sessionId, GAP, UNHURRIED)).toBeTypeOf('object');
    now += 2_000;
    expect(captchas.solve(late.sessionId, GAP, UNHURRIED)).toBe('gone');
  });

  it('is drawn twenty times a second and no oftener, whoever asks', () => {
    const drawn = (asked: number) =>
      Array.from({ length: asked }, () => captchas.issue()).filter((challenge) => challenge !== null).length;
    expect(drawn(60)).toBe(40);
    now += 500;
    expect(drawn(60)).toBe(10);
  });

  it('that nobody was given is gone', () => {
    expect(captchas.solve('made up', 50, UNHURRIED)).toBe('gone');
  });
});

describe('a proof', () => {
  it('counts once', () => {
    const { sessionId, sig, token } = solved();
    expect(captchas.redeem(sessionId, sig, token)).toBe(true);
    expect(captchas.redeem(sessionId, sig, token)).toBe(false);
  });

  it('counts with its own signature and token alone', () => {
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
