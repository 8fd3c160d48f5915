import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { formatPercent, formatShare } from '@coinmirror/shared/format/percent.ts';
import { ask, known } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';

test('the figures of the week match its review, and its parts add up', async () => {
  const [week, list] = await Promise.all([
    ask('newsWeekly', {}),
    ask('newsList', { channelid: NEWS_CHANNELS.weekly, per_page: 1 }),
  ]);
  const [newest] = list.rows;
  expect([week.id, week.title]).toEqual([newest?.id, newest?.title]);
  const review = await ask('newsDetail', { id: week.id });
  const words = review.blocks.map(({ text }) => text).join('\n');

  const bitcoin = week.coins.find(({ code }) => code === 'bitcoin');
  const [best] = week.coins;
  expect(week.title).toContain(formatShare(Math.abs(bitcoin?.change ?? 0)));
  expect(week.title).toContain(`${best?.symbol} 领涨`);
  for (const coin of [...week.coins.slice(0, 8), ...week.coins.slice(-8)]) {
    expect(words).toContain(`${coin.symbol} 报`);
    expect(words).toContain(formatPercent(coin.change));
  }
  const rising = week.coins.filter(({ change }) => change > 0).length;
  expect(words).toContain(`${rising} 涨 ${week.coins.length - rising} 跌`);

  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)?.bitcoin).toBeCloseTo(bitcoin?.change ?? Number.NaN, 6);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(week.days.map(({ turnover }) => turnover)) / known(week.turnover)).toBeCloseTo(1, 6);
  expect(sum(week.coins.map(({ turnover }) => turnover)) / known(week.turnover)).toBeCloseTo(1, 6);
}, 60_000);
