import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { weekStart } from '../calendar/days.ts';
import { formatMoney } from '../format/money.ts';
import { UNLOCK_ARGS } from '../pages/calendarAddress.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { DAY } from '../time/units.ts';
import { unlockSentence } from './calendar.ts';
import { textOf } from './sentence.ts';

const usd = (value: number) => formatMoney(value, { unit: 'usd', rates: {}, kind: 'amount' });

test.each([
  ['a day of falls', -85],
  ['a day of rises', -38],
  ['a quiet day', -34],
])(
  'on %s the sentence adds up the unlocks of the week, and names the largest of the next',
  async (_name, day) => {
    const now = TEST_TIME + day * DAY;
    const context = { ...testContext, sources: createTestWorld(() => now) };
    const unlocks = await ask('calendarList', UNLOCK_ARGS, context);
    const said = unlockSentence(unlocks, now) ?? [];
    const end = weekStart(now) + 7 * DAY;
    const left = unlocks.events.filter(({ time }) => time >= now && time < end);
    const worth = left.reduce((all, { unlockValue }) => all + (unlockValue ?? 0), 0);
    expect(textOf(said)).toContain(
      left.length === 0 ? '本周不再有解锁' : `本周剩 ${left.length} 次解锁，共 ${usd(worth)}`,
    );
    const next = unlocks.events.filter(({ time }) => time >= end && time < end + 7 * DAY);
    const [largest] = next.toSorted((a, b) => (b.unlockValue ?? 0) - (a.unlockValue ?? 0));
    expect(textOf(said)).toContain(
      largest ? `下周 ${largest.coins[0]?.symbol} 最大，${usd(largest.unlockValue ?? 0)}` : '下周没有解锁',
    );
    const links = said.flatMap((part) => (typeof part === 'string' ? [] : [hrefOfLink(part.link)]));
    expect(links.some((href) => href.includes('type=unlock'))).toBe(left.length + next.length > 0);
  },
);

test('without unlocks it says so, and while they are not known nothing', () => {
  const said = unlockSentence({ events: [] }, TEST_TIME);
  expect(said && textOf(said)).toBe('本周不再有解锁；下周没有解锁。');
  expect(unlockSentence(undefined, TEST_TIME)).toBeNull();
});
