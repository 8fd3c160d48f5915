import { expect, test, vi } from 'vitest';
import { type ReadyAnswer, readyAnswer } from '../http/readyAnswer.ts';
import { createRenderMemo } from './renderMemo.ts';

function answerOf(bytes: number): ReadyAnswer {
  const body = { identity: Buffer.alloc(bytes), gzip: null, br: null, etag: `W/"${bytes}"` };
  return readyAnswer(200, body, { contentType: 'text/html', cacheControl: 'no-cache' });
}

function start(bytes = 100) {
  const rendered = createRenderMemo();
  const make = vi.fn(async () => answerOf(bytes));
  return { rendered, make };
}

test('a page is rendered once while it is made of the same answers, however many wait for it', async () => {
  const { rendered, make } = start();
  const answer = {};
  const [one, other] = await Promise.all([rendered('/a', [answer], make), rendered('/a', [answer], make)]);
  expect(other).toBe(one);
  expect(await rendered('/a', [answer], make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another answer', '/a', [{}]],
  ['of more answers', '/a', [{}, {}]],
  ['under another key', '/b', []],
])('it is rendered again %s', async (_what, key, madeOf) => {
  const { rendered, make } = start();
  await rendered('/a', [], make);
  await rendered(key, madeOf, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be rendered is tried again, and takes no newer one with it', async () => {
  const { rendered, make } = start();
  const failing = Promise.withResolvers<ReadyAnswer>();
  const first = rendered('/a', ['old'], () => failing.promise);
  const second = rendered('/a', ['new'], make);
  failing.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await rendered('/a', ['new'], make)).toBe(await second);
  expect(make).toHaveBeenCalledTimes(1);
  await expect(rendered('/b', [], () => Promise.reject(new Error('broken')))).rejects.toThrow();
  await rendered('/b', [], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('all entries together stay below 16 MB', async () => {
  const { rendered, make } = start(5 * 1024 * 1024);
  for (const key of ['/a', '/b', '/c', '/d']) await rendered(key, [], make);
  await rendered('/d', [], make);
  expect(make).toHaveBeenCalledTimes(4);
  await rendered('/a', [], make);
  expect(make).toHaveBeenCalledTimes(5);
});
