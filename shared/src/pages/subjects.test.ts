import { describe, expect, test } from 'vitest';
import type { SubjectName } from '../manifest/page.ts';
import { pages, type RouteName, routeNames } from '../manifest/pages.ts';
import { matchPage } from '../routes/matchPage.ts';
import {
  subjectCode,
  subjectHref,
  subjectKindTitle,
  subjectOf,
  subjectTabs,
  subjectTitle,
  subjectTrail,
} from './subjects.ts';

const labels = (...[subject, code, place, without]: Parameters<typeof subjectTabs>) =>
  subjectTabs(subject, code, place, without).map(({ label }) => label);
const current = (page: RouteName, content?: string) =>
  subjectTabs('coin', 'bitcoin', { page, content }).filter((tab) => tab.current);

const COIN = '概况 交易对 持币地址 历史数据 多空比 资讯 公告 动态 大事记 项目详情 钱包 评论'.split(' ');

describe('a subject’s tab strip', () => {
  test('is the same on every page of a coin', () => {
    const coinPages = routeNames.filter((name) => subjectOf(name) === 'coin');
    expect(coinPages.length).toBeGreaterThan(8);
    for (const page of coinPages) expect(labels('coin', 'bitcoin', { page })).toEqual(COIN);
  });

  test('links to existing pages of the same coin', () => {
    for (const { href, label } of subjectTabs('coin', 'bitcoin-cash', { page: 'coin' })) {
      const found = matchPage(href.split('?')[0] ?? '');
      expect([label, found?.params['coinCode']]).toEqual([label, 'bitcoin-cash']);
    }
  });

  test.each<[RouteName, string | undefined, string, string]>([
    ['coin', undefined, '概况', '/currencies/bitcoin'],
    ['coin', 'nonsense', '概况', '/currencies/bitcoin'],
    ['coin', 'market', '交易对', '/coinmarket/bitcoin'],
    ['coin', 'holders', '持币地址', '/infoDetail/bitcoin'],
    ['coin', 'dynamic', '动态', '/currencies/bitcoin/dynamic'],
    ['coin', 'event', '大事记', '/coinevent/bitcoin'],
    ['coin', 'history', '历史数据', '/currencies/bitcoin?tab=history'],
    ['coin', 'comments', '评论', '/currencies/bitcoin?tab=comments'],
    ['coinMarketSub', undefined, '交易对', '/coinmarket/bitcoin'],
    ['coinMarketHome', undefined, '交易对', '/coinmarket/bitcoin'],
    ['coinLongShort', 'market', '多空比', '/currencies/bitcoin/longShort'],
    ['coinWallet', undefined, '钱包', '/coinwallet/bitcoin'],
  ])('%s with tab %s belongs to %s, which links to %s', (page, content, label, href) => {
    expect(current(page, content).map((tab) => [tab.label, tab.href])).toEqual([[label, href]]);
  });

  test('omits pages a coin does not have', () => {
    const shown = labels('coin', 'tether', { page: 'coin' }, ['coinLongShort']);
    expect(shown).toEqual(COIN.filter((label) => label !== '多空比'));
  });

  test('of an exchange has each of its pages once, an article under 动态', () => {
    expect(labels('exchange', 'okx', { page: 'exchange' })).toEqual(
      '概况 交易对 平台详情 资产披露 平台钱包 动态 公告 上新 IEO 理财 投资机构 团队成员'.split(' '),
    );
    const article = subjectTabs('exchange', 'okx', { page: 'exchangeDynamicArticle' });
    expect(article.find((tab) => tab.current)?.href).toBe('/exchange/okx/dynamic');
  });
});

describe('titles', () => {
  test.each<[RouteName, string | undefined, string]>([
    ['coin', undefined, '比特币 BTC 价格/行情'],
    ['coin', 'history', '比特币 BTC 历史数据'],
    ['coin', 'market', '比特币 BTC 交易对'],
    ['coinMarketSub', undefined, '比特币 BTC 交易对'],
    ['coinWallet', undefined, '比特币 BTC 钱包'],
  ])('%s with tab %s has the title %s', (page, content, title) => {
    expect(subjectTitle('coin', '比特币 BTC', { page, content })).toBe(title);
  });

  test.each<[SubjectName, RouteName, string, string]>([
    ['exchange', 'exchange', 'Deribit 交易所', 'Deribit 交易所'],
    ['exchange', 'exchange', 'Hyperliquid 协议', 'Hyperliquid 协议'],
    ['exchange', 'exchange', '欧易', '欧易 交易所'],
    ['wallet', 'wallet', '小狐狸钱包', '小狐狸钱包'],
    ['exchange', 'exchangeMarket', 'Deribit 交易所', 'Deribit 交易所 交易对'],
  ])('%s on %s: the kind in %s appears only once', (subject, page, name, title) => {
    expect(subjectTitle(subject, name, { page })).toBe(title);
  });

  test('the kind appears only once without a subject', () => {
    expect(subjectKindTitle('exchange', { page: 'exchange' })).toBe('交易所');
  });

  test('a page without a coin has its row’s title', () => {
    for (const page of ['coinMarketHome', 'coinHolders', 'coinWallet', 'coinEvent'] as const)
      expect(subjectKindTitle('coin', { page })).toBe(pages[page].title);
  });

  test('the breadcrumb has the labels of list, name and tab', () => {
    const who = { code: 'okx', name: '欧易' };
    expect(subjectTrail('exchange', who, { page: 'exchangeMarket' })).toEqual([
      { label: '交易所排行', href: '/exchange' },
      { label: '欧易', href: '/exchange/okx' },
      { label: '交易对' },
    ]);
    expect(subjectTrail('exchange', who, { page: 'exchange' }).at(-1)).toEqual({ label: '欧易' });
  });
});

test('the code fills the subject’s parameter, and the same page of another subject can be addressed', () => {
  expect(subjectCode('coin', { coinCode: 'bitcoin', id: 'x' })).toBe('bitcoin');
  expect(subjectCode('exchange', {})).toBe('');
  expect(subjectHref('exchange', 'okx', { page: 'exchangeMarket' })).toBe('/exchange/okx/market.html');
});
