import { expect, it } from 'vitest';
import { createSyncQueue } from './syncQueue.ts';

it('one call waits for the other, and knows whether another waits for it', async () => {
  const queue = createSyncQueue(() => true);
  const said: unknown[] = [];
  const first = Promise.withResolvers<void>();
  void queue.run(() => first.promise.then(() => void said.push(['first', queue.isNewest()])));
  const second = queue.run(async () => void said.push(['second', queue.isNewest()]));
  first.resolve();
  await second;
  expect(said).toEqual([
    ['first', false],
    ['second', true],
  ]);
});

it('what waits when another logs in is dropped', async () => {
  let isCurrent = true;
  const queue = createSyncQueue(() => isCurrent);
  const said: string[] = [];
  void queue.run(async () => {
    isCurrent = false;
    said.push('first');
  });
  await queue.run(async () => void said.push('second'));
  expect(said).toEqual(['first']);
});
