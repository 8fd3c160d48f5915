import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { requirePort } from '../../../ports/requirePort.ts';
import { createSimulatedSources } from '../../ports/sources.ts';

/** The newest article of the front page, and the change of Bitcoin over 24 hours, %. */
async function leadAt(now: number) {
  const sources = createSimulatedSources({ seed: SHOWN_SEED, now: () => now });
  const news = requirePort(sources, 'news');
  const today = beijingMidnight(now);
  const items = [...(await news.day(today)), ...(await news.day(today - 24 * HOUR))];
  return { lead: items.find(({ headline }) => headline), items };
}

test.each([0, 6, 9.7, 14, 22])(
  'on a day of falls, %d hours on, the front page begins with the fall',
  async (at) => {
    const now = beijingMidnight(Date.UTC(2026, 10, 28, 4)) + at * HOUR;
    const { lead } = await leadAt(now + 5 * 60_000);
    expect(lead?.title).toMatch(/跌/);
    expect(now - (lead?.time ?? 0)).toBeLessThan(4 * HOUR);
  },
);

test('a timeless piece is never the newest for longer than ten minutes', async () => {
  const { items } = await leadAt(Date.UTC(2026, 10, 28, 4));
  const front = items.filter(({ headline }) => headline);
  for (const [at, item] of front.entries()) {
    if (item.series !== 'explainer') continue;
    expect((front[at - 1]?.time ?? Number.POSITIVE_INFINITY) - item.time).toBeLessThanOrEqual(11 * 60_000);
  }
});
