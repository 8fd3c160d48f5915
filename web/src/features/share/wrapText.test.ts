import { expect, test } from 'vitest';
import { wrapText } from './wrapText.ts';

const width = (text: string) => text.length;

test.each([
  ['比特币一小时涨了百分之三', 5, ['比特币一小', '时涨了百分', '之三']],
  ['涨到 86000.50 美元', 8, ['涨到', '86000.50', '美元']],
  ['一二三四，五六', 4, ['一二三四，', '五六']],
  ['', 4, []],
])('%j in lines of %i', (text, room, lines) => {
  expect(wrapText(text, room, width)).toEqual(lines);
});
