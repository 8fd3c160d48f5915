import { formatDate } from '@coinmirror/shared/format/time.ts';
import { createTestWorld } from '@coinmirror/testing/world.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, useAlerting } from '../../testing/testAlerting.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { world, store, start, addChannel, channel, bodies } = useAlerting();
const answers = { sources: createTestWorld(() => world.time), token: '' };
const beijing = (text: string) => Date.parse(`${text}+08:00`);

/** A channel that is sent briefs at eight, on the evening before the tenth. */
beforeEach(() => {
  world.time = beijing('2026-03-09T20:00');
  addChannel();
});

function begin(hour: number | null = 8) {
  const alerting = start({ answers, publicOrigin: 'https://coinmirror.example' });
  alerting.setBrief(world.account, channel()?.id ?? 0, hour);
  return alerting;
}

async function stepAt(alerting: ReturnType<typeof start>, text: string): Promise<void> {
  world.time = beijing(text);
  await alerting.step();
}

const last = () => store().channelBriefs.states(world.account)[0];
const titles = () => bodies().map((body) => body['title']);

describe('the brief of a finished day', () => {
  it('is sent at its hour with figures, units, bases, source and link, and says that it is simulated', async () => {
    const alerting = begin();
    await stepAt(alerting, '2026-03-10T07:59:59');
    expect(world.requests).toEqual([]);
    await stepAt(alerting, '2026-03-10T08:00:05');
    const [message] = bodies();
    expect(message).toMatchObject({
      title: '币镜日报 2026-03-09',
      link: 'https://coinmirror.example/daily?date=2026-03-09',
      alert: null,
      brief: { date: '2026-03-09', isSimulated: true },
    });
    expect(String(message?.['text']).split('\n')).toEqual([
      '演示数据，不是真实行情',
      expect.stringMatching(/^收盘总市值 \$[\d.,]+万?亿（较前一天 [+−][\d.]+%）$/),
      expect.stringMatching(/^成交额 \$[\d.,]+亿（较前一天 [+−][\d.]+%）$/),
      expect.stringMatching(/^比特币收盘价 \$[\d,.]+（当日 [+−][\d.]+%）$/),
      expect.stringMatching(/^恐惧贪婪 \d+ 分（前一天 \d+ 分）$/),
      expect.stringMatching(/^上涨币种 \d+ 个主流币 \d+ 涨 \d+ 跌$/),
      expect.stringMatching(/^当日最强 \S+ \+[\d.]+%，最弱 \S+ [+−][\d.]+%$/),
      expect.stringMatching(/^多单爆仓 \$[\d.,]+万?亿?$/),
      expect.stringMatching(/^空单爆仓 \$[\d.,]+万?亿?$/),
      expect.stringMatching(/^统计当天 0 点到 24 点（北京时间）/),
    ]);
    expect(last()).toMatchObject({ hour: 8, day: beijing('2026-03-09T00:00'), state: 'sent', error: '' });
  });

  it('is sent once, over restarts too, and the next day the next one', async () => {
    await stepAt(begin(), '2026-03-10T08:00');
    await stepAt(start({ answers }), '2026-03-10T08:01');
    const restarted = start({ answers });
    await stepAt(restarted, '2026-03-10T10:00');
    expect(titles()).toEqual(['币镜日报 2026-03-09']);
    await stepAt(restarted, '2026-03-11T08:00');
    expect(titles()).toEqual(['币镜日报 2026-03-09', '币镜日报 2026-03-10']);
  });

  it('is not repeated after a crash in the middle of it', async () => {
    begin();
    world.time = beijing('2026-03-10T08:00');
    store().channelBriefs.send([channel()?.id ?? 0], beijing('2026-03-09T00:00'), '{}');
    store().alertDeliveries.begin(store().alertDeliveries.due(1)[0]?.id ?? 0);
    await start({ answers }).step();
    expect(world.requests).toEqual([]);
    expect(last()).toMatchObject({ state: 'unknown', error: '发送时服务中断，未能确认' });
  });

  it('is sent up to three hours late, and then is missed, which is said', async () => {
    begin();
    await stepAt(start({ answers }), '2026-03-10T10:59');
    expect(titles()).toEqual(['币镜日报 2026-03-09']);
    const late = start({ answers });
    await stepAt(late, '2026-03-11T11:01');
    await stepAt(late, '2026-03-11T11:05');
    expect(world.requests).toHaveLength(1);
    expect(last()).toMatchObject({
      day: beijing('2026-03-10T00:00'),
      state: 'failed',
      error: '过了 08:00 3 小时还没有发出，不再补发',
    });
    expect(channel()).toMatchObject({ failures: 0, error: '' });
  });

  it('of an hour that has passed begins with the next day', async () => {
    world.time = beijing('2026-03-10T09:00');
    const alerting = begin();
    await stepAt(alerting, '2026-03-10T09:30');
    expect([world.requests.length, last()?.day]).toEqual([0, null]);
    alerting.setBrief(world.account, channel()?.id ?? 0, 10);
    await stepAt(alerting, '2026-03-10T10:00');
    alerting.setBrief(world.account, channel()?.id ?? 0, 11);
    await stepAt(alerting, '2026-03-10T11:00');
    expect(titles()).toEqual(['币镜日报 2026-03-09']);
  });

  it('is sent once by a clock that jumps ahead and back, and is not silenced by it', async () => {
    const alerting = begin();
    await stepAt(alerting, '2026-03-10T08:00');
    await stepAt(alerting, '2026-03-12T08:30');
    await stepAt(alerting, '2026-03-10T08:05');
    expect(titles()).toEqual(['币镜日报 2026-03-09', '币镜日报 2026-03-11']);
    world.time = beijing('2027-03-10T12:00');
    alerting.setBrief(world.account, channel()?.id ?? 0, 8);
    await stepAt(alerting, '2026-03-11T08:00');
    expect(titles().at(-1)).toBe('币镜日报 2026-03-10');
  });

  it('is not sent where it is switched off, or its channel is paused', async () => {
    await stepAt(begin(null), '2026-03-10T08:00');
    const alerting = begin(9);
    store().alertChannels.pause(world.account, channel()?.id ?? 0, true);
    await stepAt(alerting, '2026-03-10T09:00');
    expect(world.requests).toEqual([]);
    expect(last()?.day).toBeNull();
  });
});

describe('a brief that does not arrive', () => {
  it('is tried again as alerts are, and given up', async () => {
    world.reply = { kind: 'unreachable', reason: '无法连接' };
    const alerting = begin();
    world.time = beijing('2026-03-10T08:00');
    const triedAt: number[] = [];
    for (let second = 0; second <= 20 * 60; second += 30) {
      const before = world.requests.length;
      await alerting.step();
      if (world.requests.length > before) triedAt.push(second);
      world.time += 30_000;
    }
    expect(triedAt).toEqual([0, 30, 150, 750]);
    expect(last()).toMatchObject({ state: 'failed', error: '无法连接' });
  });

  it('on five days in a row pauses the channel, which says why', async () => {
    world.reply = { kind: 'answered', status: 404, text: '' };
    const alerting = begin();
    for (let day = 0; day < 6; day += 1)
      await stepAt(alerting, `${formatDate(beijing('2026-03-10T00:00') + day * DAY)}T08:00`);
    expect(world.requests).toHaveLength(5);
    expect(channel()).toMatchObject({ pauseReason: '连续 5 条没有送达：对方答 404' });
  });
});

it('a browser that is pushed gets the brief, too', async () => {
  store().alertChannels.remove(world.account, channel()?.id ?? 0);
  addChannel('https://push.example.com/x', 'webpush');
  const push = ({ endpoint = '' }, { title, link }: { title: string; link: string | null }) => ({
    url: endpoint,
    headers: {},
    body: JSON.stringify({ title, link }),
  });
  const alerting = start({ answers, push, publicOrigin: 'https://coinmirror.example' });
  alerting.setBrief(world.account, channel()?.id ?? 0, 8);
  await stepAt(alerting, '2026-03-10T08:00');
  expect(bodies()).toEqual([
    { title: '币镜日报 2026-03-09', link: 'https://coinmirror.example/daily?date=2026-03-09' },
  ]);
});

it('a test sends the brief of the last finished day now, and the one of the hour is sent besides', async () => {
  const alerting = begin();
  world.time = beijing('2026-03-10T01:00');
  expect(await alerting.testBrief(channel()?.id ?? 0)).toEqual({ kind: 'sent' });
  await stepAt(alerting, '2026-03-10T08:00');
  expect(titles()).toEqual(['币镜日报 2026-03-09', '币镜日报 2026-03-09']);
});
