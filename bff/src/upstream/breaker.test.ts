import { describe, expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function start() {
  let time = 0;
  const breaker = createBreaker({ threshold: 3, restMs: 1000, now: () => time });
  return {
    breaker,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('breaker', () => {
  test('stays closed while failures do not come in a row', () => {
    const { breaker } = start();
    for (let i = 0; i < 10; i++) {
      breaker.failed();
      breaker.failed();
      breaker.answered();
    }
    expect(breaker.allows()).toBe(true);
  });

  test('opens after as many failures in a row as its threshold', () => {
    const { breaker } = start();
    for (let i = 0; i < 3; i++) breaker.failed();
    expect(breaker.allows()).toBe(false);
    expect(breaker.state()).toBe('open');
  });

  test('after its rest one trial is let through, and only one', () => {
    const { breaker, pass } = start();
    for (let i = 0; i < 3; i++) breaker.failed();
    pass(1000);
    expect(breaker.state()).toBe('halfOpen');
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  });

  test('a trial that succeeds closes it, one that fails opens it again', () => {
    const { breaker, pass } = start();
    for (let i = 0; i < 3; i++) breaker.failed();
    pass(1000);
    breaker.allows();
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    pass(1000);
    breaker.allows();
    breaker.answered();
    expect(breaker.state()).toBe('closed');
  });

  test('a trial that never reports back does not keep it open for ever', () => {
    const { breaker, pass } = start();
    for (let i = 0; i < 3; i++) breaker.failed();
    pass(1000);
    breaker.allows();
    pass(1000);
    expect(breaker.allows()).toBe(true);
  });

  test('a failure of a call older than the last answer says nothing', () => {
    const { breaker, pass } = start();
    pass(100);
    breaker.answered();
    for (let i = 0; i < 3; i++) breaker.failed(50);
    expect(breaker.state()).toBe('closed');
    for (let i = 0; i < 3; i++) breaker.failed(100);
    expect(breaker.state()).toBe('open');
  });
});
