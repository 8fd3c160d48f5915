import { CAPTCHA_RETRIES, CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Captchas, createCaptchas } from './captchas.ts';

const UNHURRIED = 900;

let now: number;
let captchas: Captchas;
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  captchas = createCaptchas(() => now);
});

function solved() {
  const { sessionId, target } = captchas.issue();
  const pass = captchas.solve(sessionId, target, UNHURRIED);
  if (typeof pass === 'string') throw new Error(pass);
  return { sessionId, target, ...pass };
}

describe('a slider', () => {
  it('gives its proof near the mark, and none beside it', () => {
    const { sessionId, target } = captchas.issue();
    for (const beside of [-5, 5]) expect(captchas.solve(sessionId, target + beside, UNHURRIED)).toBe('wrong');
    expect(captchas.solve(sessionId, target + 4, UNHURRIED)).toMatchObject({ token: expect.any(String) });
  });

  it('is not moved by a hand in an instant', () => {
    const { sessionId, target } = captchas.issue();
    expect(captchas.solve(sessionId, target, 79)).toBe('wrong');
  });

  it('is solved once', () => {
    const { sessionId, target } = solved();
    expect(captchas.solve(sessionId, target, UNHURRIED)).toBe('gone');
  });

  it('may be missed five times', () => {
    const { sessionId, target } = captchas.issue();
    for (let miss = 0; miss < CAPTCHA_RETRIES; miss += 1) {
      expect(captchas.solve(sessionId, 0, UNHURRIED)).toBe('wrong');
    }
    expect(captchas.solve(sessionId, target, UNHURRIED)).toBe('gone');
  });

  it('leaves the visitor his ten seconds, and the call the time of its way', () => {
    const [inTime, late] = [captchas.issue(), captchas.issue()];
    expect(inTime.expiresIn).toBe(CAPTCHA_TIMEOUT);
    now += CAPTCHA_TIMEOUT + 1_000;
    expect(captchas.solve(inTime.sessionId, inTime.target, UNHURRIED)).toBeTypeOf('object');
    now += 2_000;
    expect(captchas.solve(late.sessionId, late.target, UNHURRIED)).toBe('gone');
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
