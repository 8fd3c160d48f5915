import { expect, test } from 'vitest';
import { markedTitle, simulatedMark, simulatedPart } from './simulatedPart.ts';

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
