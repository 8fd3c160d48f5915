import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { useCommunity } from '../../testing/testCommunity.ts';

const community = useCommunity();
const { call } = community;

let other: DatabaseSync | null = null;
function lock(how: 'IMMEDIATE' | 'EXCLUSIVE'): DatabaseSync {
  other = new DatabaseSync(join(community.dataDir, 'people.sqlite'));
  other.exec(`BEGIN ${how}`);
  return other;
}
afterEach(() => {
  other?.close();
  other = null;
});

const feedback = () => call('feedbackSend', { type: 3, intro: '好', email: '' });
const coins = () =>
  fetch(`${community.upstream().origin}/api/coin/web-coinrank`).then(({ status }) => status);
const BUSY = { status: 503, code: 503, msg: '数据正忙，暂时无法保存，请稍后再试' };

describe.each(['IMMEDIATE', 'EXCLUSIVE'] as const)('while another process holds the database (%s)', (how) => {
  it('the market answers without waiting for six pending writes', async () => {
    await coins();
    lock(how);
    const began = performance.now();
    const writes = Array.from({ length: 6 }, feedback);
    expect(await coins()).toBe(200);
    expect(await Promise.all(writes)).toEqual(writes.map(() => expect.objectContaining(BUSY)));
    // One wait of a tenth of a second, not six of five seconds; generous for a slow machine.
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('reads work, and writes succeed as soon as it is free', async () => {
    const { token } = await community.login();
    const holder = lock(how);
    expect(await feedback()).toMatchObject(BUSY);
    expect(await call('memberInfo', {}, token)).toMatchObject({ code: 200 });
    expect(await call('commentList', { kind: 'coin', code: 'bitcoin' })).toMatchObject({ code: 200 });
    // A visitor without a group gets the first one later.
    expect(await call('focusList', { kind: 'coin' }, token)).toMatchObject({ code: 200, data: [] });
    holder.exec('ROLLBACK');
    expect(await feedback()).toMatchObject({ code: 200 });
    expect(await call('focusList', { kind: 'coin' }, token)).toMatchObject({ data: [{ items: [] }] });
  });
});
