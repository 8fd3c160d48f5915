import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from './store.ts';

const DAY = 86_400_000;

let time: number;
let store: Store;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  store = openStore({ dataDir: null, now: () => time });
});
afterEach(() => store.close());

async function register(mobile = '13800138000'): Promise<number> {
  const account = await store.accounts.create({ areaCode: '86', mobile }, 'secret1', '镜友');
  if (!account) throw new Error('the phone is taken');
  return account.id;
}

describe('votes', () => {
  const coin = { kind: 'coin', code: 'bitcoin' };
  const feed = { kind: 'feed', code: 'bitcoin' };

  it('count one per person and item, the latest', async () => {
    const me = await register();
    const other = await register('13900139000');
    store.votes.cast(me, coin, '', 'up');
    store.votes.cast(me, coin, '', 'down');
    store.votes.cast(other, coin, '', 'down');
    expect(store.votes.find(coin, '', DAY, me)).toEqual({ item: '', up: 0, down: 2, mine: 'down' });
    store.votes.takeBack(me, coin, '');
    expect(store.votes.find(coin, '', DAY, me)).toEqual({ item: '', up: 0, down: 1, mine: null });
  });

  it('of one subject are listed without those of another, and give an anonymous visitor no own vote', async () => {
    const me = await register();
    store.votes.cast(me, feed, 'notice-1', 'up');
    store.votes.cast(me, coin, '', 'up');
    expect(store.votes.list(feed, null, null)).toEqual([{ item: 'notice-1', up: 1, down: 0, mine: null }]);
    expect(store.votes.list({ ...feed, code: 'ethereum' }, null, me)).toEqual([]);
  });

  it('on a coin expire after a day, on news never', async () => {
    const me = await register();
    store.votes.cast(me, coin, '', 'up');
    store.votes.cast(me, feed, 'notice-1', 'up');
    time += DAY;
    expect(store.votes.list(coin, DAY, me)).toEqual([]);
    expect(store.votes.list(feed, null, me)).toHaveLength(1);
    store.votes.cast(me, coin, '', 'down');
    expect(store.votes.find(coin, '', DAY, me).down).toBe(1);
  });
});
