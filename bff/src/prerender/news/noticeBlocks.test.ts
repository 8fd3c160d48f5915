import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../served.ts';
import { noticesOfWords } from './noticeBlocks.ts';

const NOTICE = {
  id: 1,
  title: '暂停 UNI 充提',
  blocks: [],
  time: 0,
  type: 'transfer',
  publisher: { kind: 'exchange', code: 'uniswap', name: 'Uniswap 协议', logo: '' },
  coins: [{ code: 'uniswap', symbol: 'UNI', name: 'Uniswap', logo: '' }],
};

/** The title of such a page where the list says this. */
function titleOf(type: string, code: string, rows: readonly unknown[]) {
  const answers = { entity: () => ({ rows }) } as unknown as Answers;
  const page = {
    name: 'noticeFor',
    row: pages.noticeFor,
    description: '',
    params: { type, code },
    asked: () => null,
  } as const;
  return noticesOfWords(page, answers)?.title;
}

describe('notices of one publisher or coin', () => {
  it('are called by the name of whom the address means, though both share a code', () => {
    expect(titleOf('exchange', 'uniswap', [NOTICE])).toBe('Uniswap 协议公告');
    expect(titleOf('coin', 'uniswap', [NOTICE])).toBe('Uniswap 公告');
  });

  it('keep the general title where the list names nobody', () => {
    expect(titleOf('coin', 'bitcoin', [NOTICE])).toBeUndefined();
    expect(titleOf('exchange', 'binance', [])).toBeUndefined();
  });
});
