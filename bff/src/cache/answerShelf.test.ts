import { expect, it } from 'vitest';
import { readyAnswer } from '../http/readyAnswer.ts';
import { createAnswerShelf } from './answerShelf.ts';

function answerOf(bytes: number) {
  const body = { identity: Buffer.alloc(bytes), gzip: null, br: null, etag: 'W/"x"' };
  return { ready: readyAnswer(200, body, { contentType: 'application/json', cacheControl: 'no-cache' }) };
}

it('a hundred large answers push out none of the usual ones', () => {
  const shelf = createAnswerShelf();
  for (let key = 0; key < 100; key += 1) shelf.set(`usual ${key}`, answerOf(50_000));
  for (let key = 0; key < 100; key += 1) shelf.set(`large ${key}`, answerOf(1_500_000));
  expect(Array.from({ length: 100 }, (_, key) => shelf.get(`usual ${key}`)).every(Boolean)).toBe(true);
  expect(shelf.get('large 99')).toBeDefined();
  expect(shelf.get('large 0')).toBeUndefined();
});

it('an answer that grows or shrinks is there once, as it was last', () => {
  const shelf = createAnswerShelf();
  const sizes = [1_000, 1_000_000, 2_000];
  for (const size of sizes) {
    const answer = answerOf(size);
    shelf.set('a', answer);
    expect(shelf.get('a')).toBe(answer);
  }
});
