import { expect, test } from 'vitest';
import { markedTitle, namedSources, simulatedMark, simulatedPart } from './simulatedPart.ts';

test.each([
  [[], null, ''],
  [['simulated', 'simulated;;coins'], 'all', '演示数据'],
  [['simulated', 'exchange;Binance'], 'some', '部分演示数据'],
  [['public', 'exchange;Binance'], 'none', ''],
] as const)('a page made of %j is marked as %s', (sources, part, mark) => {
  expect([simulatedPart(sources), part && simulatedMark(part)]).toEqual([part, part && mark]);
});

test.each([
  ['simulated', '日历（演示数据）'],
  ['public;DefiLlama', '日历'],
])('a file of %s is called %s', (source, title) => {
  expect(markedTitle('日历', source)).toBe(title);
});

test.each([
  [['public;DefiLlama'], 'DefiLlama'],
  [['exchange;Binance%2BOKX', 'exchange;Binance'], 'Binance、OKX'],
  [['exchange;Binance%2BOKX', 'public;DefiLlama'], 'Binance、OKX 等'],
  [['exchange;Binance', 'simulated;;coins'], ''],
  [['public'], ''],
])('a page made of %j names %j', (sources, names) => {
  expect(namedSources(sources)).toBe(names);
});
