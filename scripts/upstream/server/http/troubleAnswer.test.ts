import { expect, it, vi } from 'vitest';
import { troubleOf } from '../../database/trouble.ts';
import { createTroubleAnswer } from './troubleAnswer.ts';

const failure = (errcode: number) => Object.assign(new Error('database or disk is full'), { errcode });

function start() {
  const log = vi.fn();
  let time = 0;
  const answer = createTroubleAnswer({ troubleOf, log, now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { answer, log, pass };
}

it.each([
  [5, /正忙/],
  [13, /已满/],
  [8, /只能读取/],
  [10, /存储设备/],
  [11, /损坏/],
])('a database failure (%d) is a 503 in Chinese with Retry-After, and without its reason', (code, words) => {
  expect(start().answer(failure(code))).toEqual({
    status: 503,
    body: { code: 503, msg: expect.stringMatching(words) },
    headers: { 'retry-after': '2' },
  });
});

it('logs each kind once while it lasts, and again when it returns', () => {
  const { answer, log, pass } = start();
  for (let times = 0; times < 5; times += 1) {
    answer(failure(13));
    pass(50_000);
  }
  expect(log).toHaveBeenCalledTimes(1);
  answer(failure(11));
  expect(log).toHaveBeenCalledTimes(2);
  pass(120_000);
  answer(failure(13));
  expect(log).toHaveBeenCalledTimes(3);
});

it('other errors are not database failures', () => {
  const { answer, log } = start();
  expect(answer(new TypeError('x'))).toBeNull();
  expect(log).not.toHaveBeenCalled();
});
