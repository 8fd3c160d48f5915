import { describe, expect, test } from 'vitest';
import { calculators } from '../../calculators/calculators.ts';
import { indicators } from '../../indicators/definitions/indicators.ts';
import { linkOfIndicator } from '../../indicators/definitions/linkOfIndicator.ts';
import { pages, routeNames } from '../../manifest/pages.ts';
import { hrefOfLink } from '../../routes/hrefTo.ts';
import { matchPage } from '../../routes/matchPage.ts';
import { drawers } from '../drawers.ts';
import { findSite } from './findSite.ts';
import { CALCULATOR_NAMES, INDICATOR_NAMES } from './partEntries.ts';
import { syllablesOf } from './pinyin.ts';
import { siteEntries } from './siteEntries.ts';

const found = (typed: string, limit = 5) =>
  findSite(siteEntries, typed, limit).map(({ entry }) => entry.title);

describe('the index of the site', () => {
  test('has every page whose address needs nothing, by its title', () => {
    const titles = new Set(siteEntries.map(({ title }) => title));
    const plain = routeNames.filter((name) => !/:\w+(?!\w*\?)(\.|\/|$)/.test(pages[name].pattern));
    expect(plain.map((name) => pages[name].title).filter((title) => !titles.has(title))).toEqual([]);
  });

  test('has every page of the menus', () => {
    const hrefs = new Set(siteEntries.map(({ href }) => href));
    const paths = new Set([...hrefs].map((href) => href.split('?')[0]));
    const linked = Object.values(drawers).flatMap((groups) => groups.flatMap(({ links }) => links));
    for (const { title, link } of linked) expect(paths, title).toContain(hrefOfLink(link).split('?')[0]);
  });

  test('has every indicator and every calculator under its own name', () => {
    const own = Object.values(indicators).filter((one) =>
      hrefOfLink(linkOfIndicator(one)).includes('/index/'),
    );
    expect(INDICATOR_NAMES.map(([key, title]) => [key, title]).toSorted()).toEqual(
      own.map(({ key, name }) => [key, name]).toSorted(),
    );
    expect(CALCULATOR_NAMES.map(([key, title]) => [key, title])).toEqual(
      calculators.map(({ key, name }) => [key, name]),
    );
  });

  test('leads to pages alone, and names none twice', () => {
    for (const { href, title } of siteEntries) {
      expect(matchPage(href.split(/[?#]/)[0] ?? ''), title).not.toBeNull();
    }
    const keys = siteEntries.map(({ title, kind }) => `${kind} ${title}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('knows how each of its characters is read', () => {
    const names = siteEntries.flatMap(({ title, aliases }) => [title, ...aliases]);
    const characters = new Set(names.flatMap((name) => [...name.matchAll(/\p{Script=Han}/gu)].flat()));
    expect([...characters].filter((one) => syllablesOf(one).length === 0)).toEqual([]);
    expect(syllablesOf('资金费率').join(' ')).toBe('zi jin fei lv');
    expect(syllablesOf('7×24 快讯').join(' ')).toBe('7 24 kuai xun');
    expect(syllablesOf('加密货币行情').join(' ')).toBe('jia mi huo bi hang qing');
    expect(syllablesOf('排行').join(' ')).toBe('pai xing');
  });
});

describe('what a visitor types', () => {
  test.each([
    ['资金费率', '合约资金费率'],
    ['zijin', '合约资金费率'],
    ['zjfl', '合约资金费率'],
    ['feilv', '合约资金费率'],
    ['爆仓', '合约爆仓'],
    ['baocang', '合约爆仓'],
    ['清算地图', '合约爆仓'],
    ['多空比', '合约多空比与大户'],
    ['解锁', '解锁日历'],
    ['恐惧贪婪', '恐惧贪婪指数'],
    ['恐慌指数', '恐惧贪婪指数'],
    ['kjtl', '恐惧贪婪指数'],
    ['山寨季', '更多指标'],
    ['减半', '比特币减半倒计时'],
    ['比特币减半', '比特币减半倒计时'],
    ['计算器', '计算器'],
    ['定投', 'ahr999 囤币指标'],
    ['质押', 'DeFi 挖矿'],
    ['期权', '期权交易所'],
    ['持仓', '我的持仓'],
    ['wdcc', '我的持仓'],
    ['etf', '灰度持仓'],
    ['gas', '以太坊 Gas'],
    ['nft', 'NFT 数据'],
    ['预警', '价格预警'],
    ['导出', '导出自选'],
    ['主题', '主题与涨跌颜色'],
    ['快讯', '7×24 快讯'],
    ['矿机', '矿机收益计算器'],
    ['无常损失', '无常损失计算器'],
    ['反馈', '意见反馈'],
    ['K线', 'K线'],
  ])('%s finds %s', (typed, title) => {
    expect(found(typed)).toContain(title);
  });

  test('puts the very name first, then what begins so', () => {
    expect(found('计算器')[0]).toBe('计算器');
    expect(found('资金费率')[0]).toBe('合约资金费率');
    expect(found('zijin')[0]).toBe('合约资金费率');
    expect(found('解锁')[0]).toBe('代币解锁');
    expect(found('钱包')[0]).toBe('钱包大全');
  });

  test('is not guessed from one letter, nor from nothing', () => {
    expect(found('b')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('∅∅∅')).toEqual([]);
  });
});
