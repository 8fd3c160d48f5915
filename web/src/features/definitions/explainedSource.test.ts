import { describe, expect, test } from 'vitest';
import { explainedSource } from './explainedSource.ts';

const of = (kind: 'public' | 'exchange' | 'simulated', name: string) => ({
  data: { asOf: 0, stale: false, provenance: { kind, name } },
});

describe('explainedSource', () => {
  test('names every source of the answer, with the words that some ask for', () => {
    expect(explainedSource(of('public', '币安+CoinGecko+链上规则'), true)).toEqual({
      kind: 'named',
      sources: [
        { name: '币安', credit: { link: 'https://www.binance.com' } },
        {
          name: 'CoinGecko',
          credit: { link: 'https://www.coingecko.com', words: expect.stringContaining('CoinGecko') },
        },
        { name: '链上规则', credit: null },
      ],
    });
  });

  test('names those of the number’s own ports alone', () => {
    const provenance = { kind: 'public', name: '币安+Ethereum', parts: 'coins:0+gas:1' } as const;
    const result = { data: { asOf: 0, stale: false, provenance } };
    const sources = [{ name: 'Ethereum', credit: { link: 'https://ethereum.org' } }];
    expect(explainedSource(result, false, ['gas'])).toEqual({ kind: 'named', sources });
    expect(explainedSource(result, false, [])).toEqual({ kind: 'untold' });
  });

  test.each([
    ['a simulated answer', of('simulated', ''), false, { kind: 'simulated', sources: [] }],
    ['an answer that names none', of('public', ''), false, { kind: 'untold' }],
    ['what visitors wrote', { data: { asOf: 0, stale: false, provenance: null } }, false, { kind: 'untold' }],
    ['no answer yet, on a simulated page', {}, true, { kind: 'simulated', sources: [] }],
    ['no answer yet', {}, false, { kind: 'untold' }],
    [
      'a source that was taken away',
      {
        ...of('public', '币安'),
        error: { kind: 'unconnected', why: 'unconnected', word: '未接入', message: '没有公开的来源' },
      },
      false,
      { kind: 'unconnected', message: '未接入：没有公开的来源' },
    ],
  ])('%s', (_what, result, isSimulated, source) => {
    expect(explainedSource(result, isSimulated)).toEqual(source);
  });
});
