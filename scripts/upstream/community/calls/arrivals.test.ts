import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInbox } from '../store/inbox.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { createMessages } from '../store/operator/messages.ts';
import { createArrivals } from './arrivals.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = openDatabase(null);
});
afterEach(() => database.close());

const WEBHOOK = { url: 'https://operator.example/inbox', secret: 'a secret of its own' };

function start(failures: number) {
  const inbox = createInbox(database, () => 1);
  const sent: unknown[] = [];
  const pauses: number[] = [];
  const log: string[] = [];
  let left = failures;
  const arrivals = createArrivals({
    webhook: WEBHOOK,
    messages: createMessages(database),
    async post(_options, message) {
      sent.push(message);
      left -= 1;
      if (left >= 0) throw new Error('the webhook answered 503');
    },
    pause: async (ms) => void pauses.push(ms),
    log: (line) => void log.push(line),
  });
  const write = (intro: string) => {
    inbox.addFeedback({ accountId: null, type: 3, intro, email: 'me@example.com' });
    arrivals.ring();
  };
  return { write, sent, pauses, log, arrivals };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

it('tells of each new message once, in order, with nothing but number, kind and first line', async () => {
  createInbox(database, () => 1).addFeedback({ accountId: null, type: 3, intro: '旧的', email: '' });
  const { write, sent } = start(0);
  write('第一条\n电话 13800138000 /currencies/bitcoin #failed-request');
  write(`${'长'.repeat(200)} /`);
  await turns();
  expect(sent).toEqual([
    { number: 2, kind: 'feedback', line: '第一条' },
    { number: 3, kind: 'feedback', line: `${'长'.repeat(79)}…` },
  ]);
});

it('tries four times in all, then logs one line without the message and goes on with the next', async () => {
  const { write, sent, pauses, log } = start(4);
  write('第一条 /');
  write('第二条 /');
  await turns();
  expect(sent.map((message) => (message as { number: number }).number)).toEqual([1, 1, 1, 1, 2]);
  expect(pauses).toEqual([1_000, 10_000, 60_000]);
  expect(log).toEqual(['the webhook of the inbox missed message 1 (the webhook answered 503)']);
});

it('says nothing once it is closed', async () => {
  const { write, sent, arrivals } = start(0);
  arrivals.close();
  write('第一条 /');
  await turns();
  expect(sent).toEqual([]);
});
