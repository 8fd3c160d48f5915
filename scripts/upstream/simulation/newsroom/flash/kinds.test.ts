import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { SHOWN_SEED } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import { QUOTE_SERIES } from '../../../catalogue/content/news/quoteSeries.ts';
import { tidySpaces } from '../../../catalogue/content/news/wording.ts';
import type { NewsItem } from '../../../ports/news.ts';
import { requirePort } from '../../../ports/requirePort.ts';
import { fundHoldings } from '../../funds/fundHoldings.ts';
import { createSimulatedSources } from '../../ports/sources.ts';
import { unlocksBetween } from '../../supply/unlocks.ts';
import { leadersAt } from '../subjects.ts';

vi.setConfig({ hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 10, 28, 9, 40);
const sources = createSimulatedSources({ seed: SHOWN_SEED, now: () => NOW });
let items: readonly NewsItem[] = [];

beforeAll(async () => {
  const news = requirePort(sources, 'news');
  items = (
    await Promise.all(
      news
        .days()
        .slice(0, 40)
        .map((day) => news.day(day)),
    )
  ).flat();
});

const INVENTED = ['incident', 'rules', 'financing', 'announced'] as const;
const of = (series: string) => items.filter((item) => item.series === series);
const pricesIn = (text: string) =>
  [...text.matchAll(/\$([\d,.]+\d)/g)].map(([, price = '']) => Number(price.replaceAll(',', '')));

describe('flashes', () => {
  it('tell of funds, unlocks, issues, incidents and rules, besides prices', () => {
    for (const series of [...INVENTED, 'etf', 'unlock', 'issue', 'notice', 'holders', 'liquidation', 'vote'])
      expect(of(series).length, series).toBeGreaterThan(1);
  });

  it('are at least fifty a day, and a third of them tell of something else than prices', () => {
    const flashes = items.filter(({ section }) => section === 'flash');
    expect(flashes.length).toBeGreaterThan(50 * 39);
    const others = flashes.filter(({ series }) => !QUOTE_SERIES.has(series));
    expect(others.length / flashes.length).toBeGreaterThan(0.33);
  });

  it('of a price are published within minutes of the hour they state', () => {
    const told = ['level', 'move', 'week', 'busy'].flatMap(of);
    expect(told.length).toBeGreaterThan(100);
    expect(Math.max(...told.map(({ time, quotedAt }) => time - quotedAt))).toBeLessThan(7 * MINUTE);
  });

  it('of liquidations state what the page of liquidations adds up', async () => {
    const [first] = of('liquidation').filter(({ title }) => !title.includes('24 小时'));
    const end = Math.floor((first?.time ?? 0) / HOUR) * HOUR;
    const later = createSimulatedSources({ seed: SHOWN_SEED, now: () => end + MINUTE });
    const codes = leadersAt(end).map(({ code }) => code);
    const hours = await requirePort(later, 'liquidations').hours(codes, 3);
    const closed = hours.flat().filter(({ time }) => time === end - HOUR);
    const total = closed.reduce((all, { long, short }) => all + long + short, 0);
    expect(first?.content).toContain(`爆仓 ${tidySpaces(`$${formatAmount(total)}，`)}`);
  });

  it('of financing state the rounds of its page', async () => {
    for (const { content, time } of of('financing')) {
      const rounds = await requirePort(sources, 'financing').rounds(time - 2 * DAY, time);
      const round = rounds.find(({ project }) => content.includes(project));
      expect(content).toContain(tidySpaces(`$${formatAmount(round?.amount ?? 0)}`));
      expect(content).toContain(round?.lead ?? '--');
    }
  });

  it('of a vote state a proposal of its page', async () => {
    const titles = (await requirePort(sources, 'proposals').list()).map(({ title }) => tidySpaces(title));
    for (const { title } of of('vote'))
      expect(
        titles.some((one) => title.endsWith(one)),
        title,
      ).toBe(true);
  });

  it('never repeat a headline or a text within forty days', () => {
    for (const series of [...INVENTED, 'etf', 'unlock', 'issue', 'liquidation', 'vote']) {
      const own = of(series);
      expect(new Set(own.map(({ title }) => title)).size, series).toBe(own.length);
      expect(new Set(own.map(({ content }) => content)).size, series).toBe(own.length);
    }
  });

  it('about a low or high of thirty days state a range that it lies outside', () => {
    const extremes = of('close').filter(({ title }) => /新[高低]|刷新 30 日/.test(title));
    expect(extremes.length).toBeGreaterThan(5);
    for (const { title, content } of extremes) {
      const range = /此前 30 日（不含当日）的价格区间为 (\$\S+) 至 (\$[\d,.]*\d)/.exec(content);
      const [low = Number.NaN] = pricesIn(range?.[1] ?? '');
      const [high = Number.NaN] = pricesIn(range?.[2] ?? '');
      const [, , dayHigh = Number.NaN, dayLow = Number.NaN] = pricesIn(content);
      if (/新低|低点/.test(title)) expect(dayLow, title).toBeLessThanOrEqual(low);
      else expect(dayHigh, title).toBeGreaterThanOrEqual(high);
      expect(content).toMatch(/当日已[跌升]破/);
    }
  });

  it('state the flows that the page of the funds shows, none for weekends', async () => {
    for (const { title, content, coins, time } of of('etf')) {
      const [coin = ''] = coins;
      const midnight = Math.floor((time + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000;
      const tickers = fundHoldings.filter((fund) => fund.coin === coin).map(({ ticker }) => ticker);
      const days = await requirePort(sources, 'funds').days(coin, tickers, midnight - 2 * DAY);
      const flows = days.find((day) => day.time === midnight - DAY)?.flows ?? [];
      const sum = Math.abs(flows.reduce((all, flow) => all + flow, 0));
      expect(`${title}${content}`).toContain(tidySpaces(formatAmount(sum)));
      expect([1, 2, 3, 4, 5]).toContain(new Date(midnight - DAY + 8 * 3_600_000).getUTCDay());
    }
  });

  it('state unlocks of the schedule before they happen', () => {
    for (const { content, coins, time } of of('unlock')) {
      const coin = coinCatalogue.find(({ code }) => code === coins[0]);
      const [unlock] = coin ? unlocksBetween(coin, time, time + 12 * 3_600_000) : [];
      expect(unlock).toBeDefined();
      expect(content).toContain(tidySpaces(formatAmount(unlock?.amount ?? 0)));
    }
  });

  it('that are invented say so, and incidents are of fictional coins', () => {
    const fictional = new Set(
      coinCatalogue
        .filter(({ links, standing }) => standing === 'ranked' && links.websites.length === 0)
        .map(({ code }) => code),
    );
    for (const { title, content } of ['incident', 'rules', 'financing'].flatMap(of)) {
      expect(title).toMatch(/（演示(项目)?）$/);
      expect(content).toContain('演示市场虚构');
    }
    for (const { coins } of of('incident')) expect(coins.every((code) => fictional.has(code))).toBe(true);
  });
});

it('prices are read back from texts as they are written', () => {
  expect(pricesIn(`$${formatPrice(1234.5)} 至 $${formatPrice(0.4194)}（`)).toEqual([1234.5, 0.4194]);
});
