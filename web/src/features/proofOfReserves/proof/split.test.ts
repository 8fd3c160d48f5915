import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyProof } from './verify.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
type Balances = Readonly<Record<string, string>>;
const none: Balances = { BTC: '0', ETH: '0', USDT: '0' };

/** A file built by the rules of OKX's published tool (`SelfInfo.Check`). */
function split(totalBalances: Balances, leaves: readonly Balances[]) {
  const nonce = sha('a nonce');
  const hash = sha(nonce + JSON.stringify(totalBalances));
  const nodes = leaves.map((balances) => ({
    balances,
    hash: sha(`${hash}${balances['BTC']}${balances['ETH']}${balances['USDT']}`),
  }));
  return { hash, nodes, nonce, totalBalances };
}
const file = split({ BTC: '0.00005', ETH: '0.1', USDT: '12.5' }, [
  { ...none, BTC: '0.0000487' },
  { ...none, BTC: '0.0000013', USDT: '2.5' },
  { ...none, ETH: '0.1', USDT: '10' },
]);

function judged(proof: unknown) {
  const verdict = verifyProof(JSON.stringify(proof));
  if (verdict.kind !== 'split')
    throw new Error(verdict.kind === 'unreadable' ? verdict.reason : verdict.kind);
  return verdict;
}

describe('a proof of split balances', () => {
  test.each([
    ['as OKX gives it', file],
    ['in `self`', { self: file, path: [] }],
    [
      'with its coins in another order',
      { ...file, totalBalances: { USDT: '12.5', BTC: '0.00005', ETH: '0.1' } },
    ],
    [
      'with hashes in capitals',
      { ...file, nodes: file.nodes.map((node) => ({ ...node, hash: node.hash.toUpperCase() })) },
    ],
  ])('%s is valid, with its leaves to be looked up', (_how, proof) => {
    const { faults, proof: read } = judged(proof);
    expect(faults).toEqual([]);
    expect(read.leaves.map(({ hash }) => hash)).toEqual(file.nodes.map(({ hash }) => hash));
  });

  test('follows the hashes of the sample that OKX published with its tool', () => {
    const hash = 'cd7b0c79c62f3c680cdd8e536604b7db1d6e7752dd1111ae4d778103adfec4b9';
    const nonce = 'b6f6ea7584742839791ab923f4f1980d7ca3ff7c5d3f3fd9cc2a18c598503553';
    const leaf = '9efbc1a68c383bd8627b73d9a4be6fd552e5a61dc0afb6d217d26e558e96307c';
    const other = 'ea62bdc3456fd45f2bc49cbd9f076d8b5ecd6407090258e51c45c03c15c4b863';
    const nodes = [
      { hash: leaf, balances: { ...none, BTC: '0.0000487' } },
      { hash: other, balances: { ...none, BTC: '0.0000013' } },
    ];
    expect(judged({ hash, nodes, nonce, totalBalances: { ...none, BTC: '0.00005' } }).faults).toEqual([]);
  });

  test('is rejected with any single digit changed', () => {
    const text = JSON.stringify(file);
    const kept: string[] = [];
    for (const { index } of text.matchAll(/\d/g)) {
      const changed = text.slice(0, index) + String((Number(text[index]) + 1) % 10) + text.slice(index + 1);
      const verdict = verifyProof(changed);
      if (verdict.kind === 'split' && verdict.faults.length === 0)
        kept.push(changed.slice(index - 20, index + 1));
    }
    expect(kept).toEqual([]);
  });

  test.each([
    ['a leaf left out', { ...file, nodes: file.nodes.slice(1) }, '合计与总余额不同：BTC'],
    [
      'a leaf that is given twice',
      split({ ...none, USDT: '2' }, [
        { ...none, USDT: '1' },
        { ...none, USDT: '1' },
      ]),
      '有两片叶子相同',
    ],
    [
      'a negative leaf',
      split({ ...none, USDT: '1' }, [
        { ...none, USDT: '2' },
        { ...none, USDT: '-1' },
      ]),
      '负余额',
    ],
  ])('with %s is told so', (_what, proof, words) => {
    expect(judged(proof).faults.join()).toContain(words);
  });

  test.each([
    [{ ...file, nodes: [] }, 'nodes 里没有叶子'],
    [{ ...file, nonce: '' }, '缺少 nonce'],
    [{ ...file, hash: file.hash.slice(2) }, '不是 64 位'],
    [{ ...file, totalBalances: { BTC: '1', ETH: '1' } }, '币种应为'],
    [{ ...file, nodes: [{ hash: file.hash, balances: { ...none, BTC: '1e3' } }] }, '不是十进制数'],
  ])('that is broken gets one clear sentence (%#)', (proof, words) => {
    const verdict = verifyProof(JSON.stringify(proof));
    expect(verdict.kind === 'unreadable' && verdict.reason).toContain(words);
  });
});
