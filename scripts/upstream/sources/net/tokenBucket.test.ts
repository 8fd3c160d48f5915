import { describe, expect, test } from 'vitest';
import { fullBucket, takeTokens } from './tokenBucket.ts';

const START = Date.parse('2026-03-10T04:00:00Z');
const limit = { burst: 4, perMinute: 60 };

describe('a token bucket', () => {
  test('grants a burst, then one token a second', () => {
    let state = fullBucket(limit, START);
    for (let calls = 0; calls < 4; calls += 1) {
      const taken = takeTokens(state, limit, 1, START);
      expect(taken.wait).toBe(0);
      state = taken.state;
    }
    expect(takeTokens(state, limit, 1, START).wait).toBe(1_000);
    expect(takeTokens(state, limit, 1, START + 400).wait).toBe(600);
    expect(takeTokens(state, limit, 1, START + 1_000).wait).toBe(0);
  });

  test('a refused call costs nothing', () => {
    const { state } = takeTokens(fullBucket(limit, START), limit, 4, START);
    const refused = takeTokens(state, limit, 2, START + 1_000);
    expect(refused.wait).toBe(1_000);
    expect(takeTokens(refused.state, limit, 1, START + 1_000).wait).toBe(0);
  });

  test('never holds more than the burst', () => {
    const { state } = takeTokens({ tokens: 0, at: START }, limit, 4, START + 3_600_000);
    expect(state.tokens).toBe(0);
  });

  test('a call dearer than the burst is paid off afterwards', () => {
    const { state, wait } = takeTokens(fullBucket(limit, START), limit, 10, START);
    expect(wait).toBe(0);
    expect(takeTokens(state, limit, 1, START).wait).toBe(7_000);
  });

  test('a clock that was set back refills nothing and takes nothing away', () => {
    const taken = takeTokens({ tokens: 1, at: START }, limit, 1, START - 60_000);
    expect(taken).toEqual({ state: { tokens: 0, at: START - 60_000 }, wait: 0 });
  });
});
