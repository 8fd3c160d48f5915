import { expect, it } from 'vitest';
import { readyAnswer } from '../http/readyAnswer.ts';
import { createAnswerLru } from './answerLru.ts';

function answerOf(bytes: number) {
  const body = { identity: Buffer.alloc(bytes), gzip: null, br: null, etag: 'W/"x"' };
  return { ready: readyAnswer(200, body, { contentType: 'application/json', cacheControl: 'no-cache' }) };
}

it('a hundred large answers push out none of the usual ones', () => {
  const lru = createAnswerLru();
  for (let key = 0; key < 100; key += 1) lru.set(`usual ${key}`, answerOf(50_000));
  for (let key = 0; key < 100; key += 1) lru.set(`large ${key}`, answerOf(1_500_000));
  expect(Array.from({ length: 100 }, (_, key) => lru.get(`usual ${key}`)).every(Boolean)).toBe(true);
  expect(lru.get('large 99')).toBeDefined();
  expect(lru.get('large 0')).toBeUndefined();
});

it('an answer that grows or shrinks is there once, as it was last', () => {
  const lru = createAnswerLru();
  const sizes = [1_000, 1_000_000, 2_000];
  for (const size of sizes) {
    const answer = answerOf(size);
    lru.set('a', answer);
    expect(lru.get('a')).toBe(answer);
  }
});
