import type { Locator } from '@playwright/test';
import { phone } from '../support/page.ts';
import { type CountedVisitor, countTaps } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';

/** A question that a reader brings to the home page, and what the answer may cost. */
interface Journey {
  readonly question: string;
  /** At most, from the home page with its notices closed. */
  readonly taps: number;
  readonly typed: number;
  /** Walks to the answer; it has to stand on the screen without scrolling. */
  readonly walk: (visitor: CountedVisitor) => Promise<Locator>;
}

const header = ({ page }: CountedVisitor) => page.getByRole('main').locator('header').first();
const foot = ({ page }: CountedVisitor, name: string) =>
  page.getByRole('navigation', { name: '底栏' }).getByRole('link', { name });

/** Searches from the header, and opens the first suggestion of a kind. */
async function find(visitor: CountedVisitor, words: string, kind: string): Promise<void> {
  const { page } = visitor;
  await visitor.tap(page.getByRole('banner').getByRole('button', { name: '搜索' }));
  await visitor.type(page.getByRole('combobox', { name: /搜索/ }), words);
  await visitor.tap(page.getByRole('group', { name: kind }).getByRole('option').first());
}

const JOURNEYS: readonly Journey[] = [
  {
    question: 'what do three watched coins do together today',
    taps: 5,
    typed: 0,
    async walk(visitor) {
      for (const coin of ['比特币', '以太坊', 'Solana'])
        await visitor.tap(visitor.page.getByRole('button', { name: `加自选 ${coin}`, exact: true }));
      await visitor.tap(foot(visitor, '我的'));
      return header(visitor).getByText(/3 个币 24 小时 .*等权 [+−]?[\d.]+%/);
    },
  },
  {
    question: 'tell me when ether is five per cent higher',
    taps: 4,
    typed: 0,
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.getByRole('rowheader', { name: /以太坊/ }).getByRole('link'));
      await visitor.tap(page.getByRole('button', { name: '设置 以太坊 预警' }));
      const dialog = page.getByRole('dialog');
      await visitor.tap(dialog.getByRole('button', { name: '+5%' }));
      await visitor.tap(dialog.getByRole('button', { name: '设置预警' }));
      return page.getByText(/^已设置：以太坊 价格涨到/);
    },
  },
  {
    question: 'is the funding of Bitcoin unusual',
    taps: 1,
    typed: 0,
    async walk(visitor) {
      await visitor.tap(foot(visitor, '数据'));
      return visitor.page
        .getByRole('main')
        .getByText(/高于 30 日里的 \d+%/)
        .first();
    },
  },
  {
    question: 'has a stablecoin lost its peg',
    taps: 2,
    typed: 0,
    async walk(visitor) {
      await visitor.tap(foot(visitor, '数据'));
      // The first HTML has the link twice: of the tab, and of the answer's line. Both lead to the verdict.
      const links = visitor.page.getByRole('main').getByRole('link', { name: '稳定币', exact: true });
      await visitor.tap(links.first());
      return visitor.page
        .getByRole('main')
        .getByText(/未?脱锚/)
        .first();
    },
  },
  {
    question: 'where is ether cheapest to buy with the fee, in one currency',
    taps: 2,
    typed: 0,
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(page.getByRole('rowheader', { name: /以太坊/ }).getByRole('link'));
      await visitor.tap(
        page.getByRole('navigation', { name: '以太坊的页面' }).getByRole('link', { name: '交易对' }),
      );
      return page
        .getByRole('main')
        .getByText(/最便宜 .*\$.*算上吃单费，.+ \$[\d,.]+ 最便宜/)
        .first();
    },
  },
  {
    question: 'what moved most, and why',
    taps: 2,
    typed: 0,
    async walk(visitor) {
      const { page } = visitor;
      await visitor.tap(foot(visitor, '异动'));
      // The card of a row loads after the first screen; until then a row leads to its coin.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /RowMoveCard|RowMoves/.test(name)),
      );
      await visitor.tap(page.getByRole('main').locator('td[data-splits]').first(), { through: true });
      const card = page.getByRole('dialog', { name: '涨幅拆分' }).getByText(/[+−][\d.]+%.*(大盘|不拆分)/);
      // On a slow phone the tap still leads to the coin, whose sentence answers it too.
      return card.or(page.getByRole('main').locator('p', { hasText: /大盘.*自身/ })).first();
    },
  },
  {
    question: 'which unlocks come this week: dollars, part of what circulates, day',
    taps: 2,
    typed: 0,
    async walk(visitor) {
      const main = visitor.page.getByRole('main');
      await visitor.tap(foot(visitor, '数据'));
      await visitor.tap(main.getByRole('link', { name: '市场', exact: true }));
      return main
        .getByRole('link', { name: /7 天内解锁多少.*\$[\d.,]+.*占流通量 [\d.]+%，\d\d-\d\d/ })
        .first();
    },
  },
  {
    question: 'what does 资金费率 mean',
    taps: 2,
    typed: 4,
    async walk(visitor) {
      await find(visitor, '资金费率', '百科');
      return visitor.page.getByRole('main').getByText(/多空双方定期互付/);
    },
  },
  {
    question: 'is Binance safe',
    taps: 2,
    typed: 2,
    async walk(visitor) {
      await find(visitor, '币安', '交易所');
      return visitor.page
        .getByRole('main')
        .getByText(/评级|储备率/)
        .first();
    },
  },
  {
    question: 'what happened in the last hour',
    taps: 1,
    typed: 0,
    async walk(visitor) {
      await visitor.tap(foot(visitor, '快讯'));
      return visitor.page
        .getByRole('main')
        .locator('article, li')
        .filter({ hasText: /\d\d:\d\d/ })
        .first();
    },
  },
];

test.use(phone);

for (const { question, taps, typed, walk } of JOURNEYS)
  test(`${question}: ${taps} taps and ${typed} letters at most`, async ({ page }) => {
    await page.goto('/');
    const visitor = countTaps(page);
    const answer = await walk(visitor);
    await expect(answer).toBeInViewport();
    const spent = visitor.effort();
    expect(spent.taps).toBeLessThanOrEqual(taps);
    expect(spent.typed).toBeLessThanOrEqual(typed);
  });
