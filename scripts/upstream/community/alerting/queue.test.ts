import { TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { alert, MINUTE, SENT, useAlerting } from '../../testing/testAlerting.ts';

const { world, log, store, start, save, addChannel, channel } = useAlerting();

describe('a message that does not arrive', () => {
  it('is tried again after half a minute, two and ten, and then given up', async () => {
    world.reply = { kind: 'unreachable', reason: '无法连接' };
    save(alert('a', { repeat: 'once' }));
    addChannel();
    const alerting = start();
    const triedAt: number[] = [];
    for (let second = 0; second <= 20 * 60; second += 5) {
      const before = world.requests.length;
      await alerting.step();
      if (world.requests.length > before) triedAt.push((world.time - TEST_TIME) / 1000);
      world.time += 5_000;
    }
    expect(triedAt).toEqual([0, 30, 150, 750]);
    expect(channel()).toMatchObject({ error: '无法连接', failures: 1, pausedAt: null });
    expect(store().alertDeliveries.reports(world.account)).toMatchObject([
      { state: 'failed', error: '无法连接' },
    ]);
  });

  it('is not repeated where it may have arrived', async () => {
    world.reply = { kind: 'unknown', reason: '对方没有及时回应，可能已收到' };
    save(alert('a', { repeat: 'once' }));
    addChannel();
    const alerting = start();
    for (let turn = 0; turn < 3; turn += 1) {
      await alerting.step();
      world.time += 10 * MINUTE;
    }
    expect(world.requests).toHaveLength(1);
    expect(store().alertDeliveries.reports(world.account)).toMatchObject([{ state: 'unknown' }]);
  });

  it('five times in a row pauses the channel, which says why; its owner resumes it', async () => {
    world.reply = { kind: 'answered', status: 404, text: '' };
    const alerting = start();
    addChannel();
    for (let turn = 0; turn < 7; turn += 1) {
      save(alert(`a${turn}`, { repeat: 'once' }));
      alerting.touch(world.account);
      await alerting.step();
    }
    expect(world.requests).toHaveLength(5);
    expect(channel()).toMatchObject({ pausedAt: world.time, pauseReason: '连续 5 条没有送达：对方答 404' });
    world.reply = SENT;
    store().alertChannels.pause(world.account, channel()?.id ?? 0, false);
    alerting.touch(world.account);
    await alerting.step();
    expect(channel()).toMatchObject({ pausedAt: null, pauseReason: '', error: '' });
  });

  it('is not sent again after a crash in the middle of it', async () => {
    save(alert('a', { repeat: 'once' }));
    addChannel();
    const [rule] = store().alertRules.of(world.account);
    store().alertRules.fire({
      accountId: world.account,
      alertId: rule?.alert.id ?? '',
      seen: null,
      message: '{}',
    });
    const [due] = store().alertDeliveries.due(1);
    store().alertDeliveries.begin(due?.id ?? 0);
    await start().step();
    expect(world.requests).toEqual([]);
    expect(store().alertDeliveries.reports(world.account)).toMatchObject([{ state: 'unknown' }]);
  });

  it('is logged without anything of the channel’s address', async () => {
    world.reply = { kind: 'answered', status: 404, text: '' };
    save(alert('a'));
    addChannel('https://example.com/in/secret-key');
    await start().step();
    expect(log.mock.calls.flat().join()).toMatch(/alert channel 1 \(json\) did not arrive/);
    expect(log.mock.calls.flat().join()).not.toContain('secret');
  });

  it('to a browser that has unsubscribed removes it', async () => {
    world.reply = { kind: 'answered', status: 410, text: '' };
    save(alert('a'));
    addChannel('https://push.example.com/x', 'webpush');
    await start({ push: ({ endpoint = '' }) => ({ url: endpoint, headers: {}, body: '' }) }).step();
    expect(world.requests.map(({ url }) => url)).toEqual(['https://push.example.com/x']);
    expect(store().alertChannels.list(world.account)).toEqual([]);
  });

  it('for another secret says that the channel has to be added anew', async () => {
    save(alert('a'));
    store().alertChannels.add(world.account, { kind: 'json', shown: '', sealed: 'AAAA', mark: 'm' });
    await start().step();
    expect(channel()?.error).toBe('密钥已更换，请删除后重新添加');
  });
});
