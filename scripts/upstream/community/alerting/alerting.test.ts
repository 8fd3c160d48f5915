import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { alert, MINUTE, useAlerting } from '../../testing/testAlerting.ts';

const { world, store, start, save, addChannel, channel, bodies } = useAlerting();

describe('an alert of an account with a channel', () => {
  it('is told with value, unit, time, source, and that the market is simulated', async () => {
    save(alert('a'));
    addChannel();
    await start().step();
    const [message] = bodies();
    expect(message).toMatchObject({
      title: '币镜预警',
      alert: { id: 'a', measure: 'price', condition: '比特币 价格涨到 1 USD' },
      reading: { unit: 'USD', isSimulated: true, time: '2026-03-10T09:30:00.000Z' },
    });
    expect(message?.['text']).toMatch(
      /^比特币 价格涨到 1 USD\n现为 [\d,.]+ USD\n2026-03-10 17:30:00（北京时间 UTC\+8）.*\n演示数据，不是真实行情$/,
    );
    expect(channel()).toMatchObject({ sentAt: world.time, error: '', failures: 0 });
  });

  it('leads to its page where the public address is known, and nowhere else', async () => {
    save(alert('a'), alert('b', { measure: 'liquidated1h', coin: null, threshold: 0 }));
    addChannel();
    const alerting = start({ publicOrigin: 'https://coinmirror.example' });
    for (let turn = 0; turn < 2; turn += 1) await alerting.step();
    expect(bodies().map((body) => body['link'])).toEqual([
      'https://coinmirror.example/currencies/bitcoin',
      'https://coinmirror.example/data/futures.html?tab=forced',
    ]);
    world.time += 60 * MINUTE;
    await start().step();
    expect(bodies().at(-1)).toMatchObject({ link: null, text: expect.not.stringContaining('http') });
  });

  it('is told once, over a restart too, and again after its cool-down', async () => {
    save(alert('a'));
    addChannel();
    const first = start();
    await first.step();
    await first.step();
    const second = start();
    await second.step();
    expect(world.requests).toHaveLength(1);
    world.time += 60 * MINUTE;
    await second.step();
    expect(world.requests).toHaveLength(2);
  });

  it('of one time is switched off on the account', async () => {
    save(alert('a', { repeat: 'once' }));
    addChannel();
    const alerting = start();
    await alerting.step();
    world.time += 60 * MINUTE;
    await alerting.step();
    expect(world.requests).toHaveLength(1);
    expect(store().records.list(world.account, 'alert')).toMatchObject([
      { armed: false, fired_at: TEST_TIME / 1000 },
    ]);
  });

  it('that is set, changed or deleted later counts from the next look', async () => {
    addChannel();
    const alerting = start();
    await alerting.step();
    save(alert('a', { threshold: 1e9 }));
    alerting.touch(world.account);
    await alerting.step();
    expect(world.requests).toHaveLength(0);
    save(alert('a'));
    alerting.touch(world.account);
    await alerting.step();
    expect(world.requests).toHaveLength(1);
    expect(alerting.figures()).toMatchObject({ rules: 1, waiting: 0, counts: { sent: 1 } });
    store().records.remove(world.account, 'alert', ['a']);
    alerting.touch(world.account);
    await alerting.step();
    expect(alerting.figures().rules).toBe(0);
  });

  it('is not told where the account has no channel in use, or is locked', async () => {
    save(alert('a'));
    await start().step();
    addChannel();
    store().alertChannels.pause(world.account, channel()?.id ?? 0, true);
    await start().step();
    expect(world.requests).toHaveLength(0);
  });

  it.each<[string, Partial<Alert>]>([
    ['a rate of funding', { measure: 'funding', threshold: -100 }],
    ['a change of open interest', { measure: 'interest24h', threshold: -100 }],
    ['an index', { measure: 'fearGreed', coin: null, threshold: 0 }],
    ['liquidations of the hour', { measure: 'liquidated1h', coin: null, threshold: 0 }],
  ])('is told of %s', async (_what, own) => {
    save(alert('a', own));
    addChannel();
    await start().step();
    expect(world.requests).toHaveLength(1);
  });
});

it('one channel gets one message a look, so that services are not flooded', async () => {
  const alerting = start();
  save(...Array.from({ length: 5 }, (_, at) => alert(`a${at}`)));
  addChannel('https://example.com/one');
  addChannel('https://example.com/two');
  await alerting.step();
  alerting.touch(world.account);
  await alerting.step();
  expect(world.requests.map(({ url }) => url).toSorted()).toEqual([
    'https://example.com/one',
    'https://example.com/two',
  ]);
  for (let turn = 0; turn < 6; turn += 1) await alerting.step();
  expect(world.requests).toHaveLength(10);
});
