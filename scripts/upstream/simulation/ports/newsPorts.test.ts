import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { requirePort } from '../../ports/requirePort.ts';

const { sources } = testContext;
const notices = requirePort(sources, 'notices');

test('the notices of a month are those of its days, none from the future', async () => {
  const first = beijingMidnight(TEST_TIME) - 29 * DAY;
  const month = await notices.between(first, TEST_TIME + 3 * DAY);
  const days = await Promise.all(
    Array.from({ length: 30 }, (_, at) => notices.between(first + at * DAY, first + (at + 1) * DAY - 1)),
  );
  expect(month.length).toBeGreaterThan(100);
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(month.every(({ time }) => time >= first && time <= TEST_TIME)).toBe(true);
  // A notice from the late hours may be published after midnight.
  const own = new Set(ids(days.flat()));
  expect(ids(month).filter((id) => !own.has(id)).length).toBeLessThan(3);
});

test('a range includes both ends', async () => {
  const [newest] = await notices.between(TEST_TIME - DAY, TEST_TIME);
  const time = newest?.time ?? 0;
  expect((await notices.between(time, time)).map(({ id }) => id)).toContain(newest?.id);
  expect(await notices.between(time + 1, time)).toEqual([]);
});

test('read counts follow from the id; an unknown item has none', async () => {
  const news = requirePort(sources, 'news');
  const day = await news.day(beijingMidnight(TEST_TIME) - DAY);
  const [known, unknown] = await news.reads([day[0]?.id ?? 0, 1]);
  expect(known).toBeGreaterThan(0);
  expect(unknown).toBeNull();
});

test('an unknown proposal has no votes', async () => {
  const proposals = requirePort(sources, 'proposals');
  const open = (await proposals.list()).filter(({ state }) => state === 'active');
  for (const { id, choices } of open) {
    for (const { choice, time } of await proposals.voters(id)) {
      expect(choices[choice]).toBeDefined();
      expect(time).toBeLessThanOrEqual(TEST_TIME);
    }
  }
  expect(await proposals.voters('nobody-1')).toEqual([]);
});
