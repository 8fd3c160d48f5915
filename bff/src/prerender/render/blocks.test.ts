import { expect, test } from 'vitest';
import { type Block, tableRows } from '../blocks.ts';
import { withWay } from '../head.ts';
import { subjectBlocks } from '../subject.ts';
import { renderBlocks } from './blocks.ts';

const attempt = <Value>(_part: string, make: () => Value): Value => make();
const draw = (block: Block, sourceNames = '') =>
  renderBlocks([block], { attempt, sourceNames })
    .map(({ text }) => text)
    .join('');
const drawn = (asOf: number | null, sourceNames: string) =>
  draw({ kind: 'head', title: '行情', summary: '一句话。', asOf }, sourceNames);

test('beside the time of the figures stand the names of their sources, as a way to the state of all', () => {
  expect(drawn(0, '币安、欧易 等')).toMatch(
    /更新于 .*<\/time> <a class="o-from" href="\/status">来源 币安、欧易 等<\/a>/,
  );
});

test('who must be named stands first, with the way to its own site', () => {
  expect(drawn(0, 'CoinGecko、alternative.me、币安 等')).toMatch(
    /<span class="o-from">来源 <a href="https:\/\/www\.coingecko\.com"[^>]*>CoinGecko<\/a>、<a href="https:\/\/alternative\.me[^>]*>alternative\.me<\/a>、<a href="\/status">币安 等<\/a><\/span>/,
  );
  expect(drawn(0, 'CoinGecko')).toMatch(/>CoinGecko<\/a><\/span>/);
  expect(drawn(0, 'CoinGecko、<b>')).toContain('>&lt;b&gt;</a>');
});

test.each([
  [0, ''],
  [null, '币安'],
])('with the time %j and the names %j none are told', (asOf, names) => {
  expect(drawn(asOf, names)).not.toContain('来源');
});

test('the head of a subject says the way to it, who it is and what it costs', () => {
  const subject = { way: ['全部货币', '<b>'], logo: '', symbol: 'BTC', word: '公告', price: null };
  const head = { kind: 'head', title: '比特币', summary: 'Bitcoin NO.1', asOf: null } as const;
  expect(draw({ ...head, subject })).toBe(
    '<p class="o-way">全部货币 › &lt;b&gt;</p><div class="o-coin o-side-head"><header><h1>比特币 <span>BTC</span> 公告</h1><p>Bitcoin NO.1</p></header></div>',
  );
  const link = { to: 'wikiNoun', params: { id: 'move-split' } } as const;
  const sentence = ['自身 ', { text: '+0.46', link, direction: 'up' }] as const;
  expect(draw({ kind: 'computed', sentence, as: 'day' })).toMatch(
    /^<p class="o-day">自身 <a class="o-fig o-up" href="[^"]+move-split[^"]*">\+0\.46<\/a><\/p>$/,
  );
  expect(draw({ ...head, subject, sentence: null })).not.toContain('o-why');
  const price = { usd: '$1.00', otherUnit: '¥7.00', change: -1 };
  expect(draw({ ...head, subject: { ...subject, price }, sentence })).toContain('<p class="o-why">自身');
  const priced = draw({ ...head, subject: { ...subject, logo: '/logos/a.webp', price } });
  expect(priced).toContain('<img src="/logos/a.webp"');
  expect(priced).toMatch(/<b>\$1\.00<\/b>.*class="o-down"><i>▼<\/i>1\.00%<.*<small>≈ ¥7\.00<\/small>/);
});

test('a sentence about figures begins with their time, and is left out while that is not known', () => {
  const sentence = { kind: 'sentence', text: '按成交额加权。' } as const;
  expect(draw(sentence)).toBe('<p>按成交额加权。</p>');
  expect(draw({ ...sentence, asOf: 0 }, '币安')).toMatch(
    /^<p class="o-updated"><time .*>更新于 .*<\/time><span>按成交额加权。<\/span> <a .*来源 币安<\/a><\/p>$/,
  );
  expect(draw({ ...sentence, asOf: null })).toBe('');
});

test('tabs with a label are a menu in its parts', () => {
  const tabs = [
    { label: '涨幅榜', href: '/a', current: true, group: '涨跌' },
    { label: '跌幅榜', href: '/b', current: false, group: '涨跌' },
    { label: '成交榜', href: '/c', current: false, group: '成交' },
  ];
  expect(draw({ kind: 'tabs', label: '排行榜', tabs })).toBe(
    '<nav class="o-side" aria-label="排行榜"><section><h2>涨跌</h2><a href="/a" aria-current="page">涨幅榜</a><a href="/b">跌幅榜</a></section><section><h2>成交</h2><a href="/c">成交榜</a></section></nav>',
  );
  expect(draw({ kind: 'tabs', tabs })).toMatch(/^<nav class="o-tabs"><a /);
});

test('two tables stand beside each other, below the tools of their page', () => {
  const rows = tableRows<string>([], ['一']);
  expect(draw({ kind: 'table', tables: [rows, rows], belowTools: true })).toMatch(
    /^<div class="o-tools"><div class="o-halves">(<div class="o-scroll">.*){2}<\/div><\/div>$/,
  );
  expect(draw({ kind: 'table', tables: [rows] })).toMatch(/^<div class="o-scroll">/);
  expect(draw({ kind: 'table', tables: [] })).toBe('');
});

test.each([
  ['', '未接入', '没有可用的公开数据来源'],
  ['未接入：没有免密钥的公开来源', '未接入', '没有免密钥的公开来源'],
  ['暂停：币安：地区限制，18:00 后恢复', '暂停', '币安：地区限制，18:00 后恢复'],
  ['暂停：<script>', '暂停', '&lt;script&gt;'],
])('data that nobody tells says why: %j', (message, word, reason) => {
  expect(draw({ kind: 'unconnected', message })).toBe(
    `<div class="o-state"><p>${word}</p><small>${reason}</small></div>`,
  );
});

test('the way to a page of figures stands above its title, in words', () => {
  const [head] = withWay('dataFutures', [
    { kind: 'head', title: '合约数据', summary: '一句话。', asOf: null },
  ]);
  expect(head && draw(head)).toMatch(
    /<header class="o-head"><p class="o-way">首页 › 大数据 › 合约数据<\/p><h1>/,
  );
});

test('an exchange is named, then come its figures, then what today is like for it, then its pages', () => {
  const blocks = subjectBlocks(
    'exchange',
    'binance',
    { page: 'exchange' },
    { name: '币安', note: 'NO.1', logo: '', symbol: '', price: null, sentence: ['储备率 107%'] },
    { facts: [{ kind: 'facts', as: 'line', items: [['24H现货成交额', '$358亿']] }] },
  );
  const text = blocks.map((block) => draw(block)).join('');
  const order = ['<h1>', '24H现货成交额', '储备率 107%', 'class="o-tabs"'].map((part) => text.indexOf(part));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a tab bar with tools says so, for the line that a phone has below it', () => {
  const tabs = [{ label: '持仓', href: '/', current: true }];
  expect(draw({ kind: 'tabs', tabs, withTools: true })).toContain('class="o-tabs o-tooled"');
  expect(draw({ kind: 'tabs', tabs })).toContain('class="o-tabs"');
});
