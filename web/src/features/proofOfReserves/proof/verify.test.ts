import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { readDecimal, writeDecimal } from './decimal.ts';
import { bitgetProof, okxProof } from './testTrees.ts';
import { verifyProof } from './verify.ts';
import { plainDecimal } from './writtenNumbers.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const okxLeaves = Array.from({ length: 11 }, (_, i) => ({
  BTC: `${i}.0000${i}1`,
  ETH: i === 3 ? '-0.5' : `0.${i}9`,
  USDT: `${1000 + i}.10000000`,
}));
const bitgetLeaves = Array.from({ length: 11 }, (_, i) => ({
  BTC: `0.00${i}`,
  USDC: i === 2 ? '-19.77311525' : '0',
  USDT: `${i}.50`,
  ETH: '1.1',
}));

const FORMATS = [
  ['OKX', okxProof, okxLeaves],
  ['Bitget', bitgetProof, bitgetLeaves],
] as const;

function checked(text: string, root?: string) {
  const verdict = verifyProof(text, root);
  if (verdict.kind !== 'checked') throw new Error('reason' in verdict ? verdict.reason : verdict.kind);
  return verdict;
}

describe.each(FORMATS)('a proof of %s', (name, build, leaves) => {
  test.each([0, 3, 7, 10])('is valid for the leaf %i, with padding, and shows each hash', async (place) => {
    const built = build(sha, leaves, place);
    const verdict = checked(JSON.stringify(built, null, 2));
    expect(verdict.format).toBe(name);
    expect(verdict.faults).toEqual([]);
    expect(verdict.steps.length).toBe(built.path.length - 1);
    expect(verdict.steps.at(-1)?.parent).toBe(verdict.proof.root.hash);
    for (const { hashed, own, sibling } of verdict.steps) {
      expect(hashed).toContain(own);
      expect(hashed).toContain(sibling.hash);
    }
  });

  test.each([2, 10])('is rejected with any single digit changed (leaf %i)', async (place) => {
    const text = JSON.stringify(build(sha, leaves, place));
    const kept: string[] = [];
    for (const { index } of text.matchAll(/\d/g)) {
      const other = String((Number(text[index]) + 1) % 10);
      const verdict = verifyProof(text.slice(0, index) + other + text.slice(index + 1));
      if (verdict.kind === 'checked' && verdict.faults.length === 0)
        kept.push(`${text.slice(Math.max(0, index - 30), index)}[${other}]`);
    }
    expect(kept).toEqual([]);
  });

  test('warns of a negative balance beside it, with its amount and level', async () => {
    const { warnings } = checked(JSON.stringify(build(sha, leaves, name === 'OKX' ? 2 : 3)));
    const amount = name === 'OKX' ? '-0.5 ETH' : '-19.77311525 USDC';
    expect(warnings.some((text) => text.includes(amount) && /第 \d+ 层/.test(text))).toBe(true);
  });

  test('is compared with the root that the exchange published', async () => {
    const text = JSON.stringify(build(sha, leaves, 4));
    const { root } = checked(text).proof;
    expect(checked(text, ` ${root.hash.toUpperCase()} `).faults).toEqual([]);
    expect(checked(text, root.hash.replace(/.$/, 'x')).faults).toEqual([
      '文件里的根与您填写的平台公布的根不同',
    ]);
  });
});

test('sixteen digits of a hash are reported as too short, sixty-four are not', async () => {
  const short = checked(JSON.stringify(bitgetProof(sha, bitgetLeaves, 9))).warnings;
  expect(short.some((text) => text.includes('64 位'))).toBe(true);
  expect(checked(JSON.stringify(okxProof(sha, okxLeaves, 9))).warnings).toEqual([]);
});

test.each([
  ['', '还没有内容'],
  ['{"path": [', '不是完整的 JSON'],
  ['[]', '不是一个 JSON 对象'],
  ['{"leaf":1}', '不是已知的证明格式'],
  ['{"path":[{},{}],"self":{"id":1}}', '不是已知的证明格式'],
  [`{"path":"${'x'.repeat(1_048_576)}"}`, '超过 1 MB'],
  [JSON.stringify({ ...okxProof(sha, okxLeaves, 1), path: [] }), '至少要有一个相邻节点'],
  [JSON.stringify(okxProof(sha, okxLeaves, 1)).replace('"1001.10000000"', '1001.1'), '没有带引号'],
  [JSON.stringify(okxProof(sha, okxLeaves, 1)).replace('"1001.10000000"', '"1e3"'), '不是十进制数'],
  [JSON.stringify(okxProof(sha, okxLeaves, 1)).replaceAll('USDT', 'USDC'), '币种应为'],
])('what is no proof gets one clear sentence (%#)', async (text, reason) => {
  const verdict = verifyProof(text);
  expect(verdict.kind === 'unreadable' && verdict.reason).toContain(reason);
});

test.each([
  ['19398.33550000', '19398.3355'],
  ['0.00', '0'],
  ['-0.5', '-0.5'],
  ['1.123456789', '1.12345678'],
  ['-1.123456789', '-1.12345678'],
  ['2124931876.47247327', '2124931876.47247327'],
])('%s is written %s', (text, written) => {
  expect(writeDecimal(readDecimal(text) ?? 0n)).toBe(written);
});

test('a page without https, whose browser has no hashes, verifies as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(crypto.subtle).toBeUndefined();
    for (const [, build, leaves] of FORMATS)
      expect(checked(JSON.stringify(build(sha, leaves, 4))).faults).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});

const HASH = sha('x');
const BYBIT = { auditId: '2025061709', type: 2, hash: HASH, height: 1, nonce: 'b8b31148', userHash: HASH };
test.each([
  [
    'Bybit',
    { self: { ...BYBIT, balance: { BTC: '6.69365260' } }, path: [{ hash: HASH, balance: { BTC: '0' } }] },
  ],
  ['Bybit', { self: { hash: HASH, height: 1, type: 1, balance: { BTC: '1' } }, path: [] }],
  ['Gate', { AccountIndex: 9, AccountIdHash: HASH, TotalEquity: 1, Root: HASH, Assets: [], Proof: [] }],
])('a proof in a format of %s is named as such, not taken for a broken one', (name, file) => {
  const verdict = verifyProof(JSON.stringify(file));
  const reason = verdict.kind === 'unreadable' ? verdict.reason : '';
  expect(reason).toMatch(new RegExp(`^这是 ${name}.*暂不支持。$`));
});

test('a proof of the shape of the sample that OKX published first verifies', () => {
  // Values of eight decimals without trailing zeros, a nonce in the first sibling only, padding of type 4.
  const leaves = okxLeaves.map(({ BTC }, i) => ({ BTC, ETH: '0', USDT: `0.0000${i + 1}282` }));
  for (const place of [0, 6, 10]) {
    const { faults, warnings } = checked(JSON.stringify(okxProof(sha, leaves, place)));
    expect([faults, warnings]).toEqual([[], []]);
  }
});

describe.each(FORMATS)('a proof of %s of another year', (name, build, leaves) => {
  const text = (place = 4) => JSON.stringify(build(sha, leaves, place));
  const bare = (json: string) => json.replace(/"(-?\d+(?:\.\d+)?)"(?=[,}])(?<=:"[^"]*")/g, '$1');
  const listed = (json: string, entry: (coin: string, amount: unknown) => unknown) =>
    JSON.stringify(JSON.parse(json), (key, value: unknown) =>
      key === 'balances' && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([coin, amount]) => entry(coin, amount))
        : value,
    );

  test('with bare numbers is verified by their digits', () => {
    expect(bare(text())).toMatch(/"BTC":-?\d/);
    expect(checked(bare(text())).faults).toEqual([]);
  });

  test('with digits beyond a double keeps them all', () => {
    const large = leaves.map((leaf) => ({ ...leaf, BTC: '90071992547409931.12345678' }));
    const file = bare(JSON.stringify(build(sha, large, 4)));
    expect(file).toContain(':90071992547409931.12345678');
    const { faults, proof } = checked(file);
    expect(faults).toEqual([]);
    expect(proof.root.balances.find(({ coin }) => coin === 'BTC')?.text).toBe('990791918021509242.35802458');
  });

  test.each([
    ['coin and balance', (coin: string, balance: unknown) => ({ coin, balance })],
    ['currency and amount', (currency: string, amount: unknown) => ({ currency, amount })],
    ['pairs', (coin: string, amount: unknown) => [coin, amount]],
    ['one coin each', (coin: string, amount: unknown) => ({ [coin]: amount })],
  ])('with a list of %s is verified', (_shape, entry) => {
    expect(checked(listed(text(), entry)).faults).toEqual([]);
  });

  test('that fits no known way is called another form, neither valid nor false', () => {
    const pairs = listed(text(), (coin, amount) => [coin, amount]);
    for (const [file, words] of [
      [bare(text()).replace(/(:\d+\.\d*?)(\d)(?=[,}])/, '$19'), '没有带引号'],
      [pairs.replace(/\["BTC","[^"]*"\]/, '["BTC","77"]'), '写成了列表'],
    ] as const) {
      const verdict = verifyProof(file);
      expect(verdict.kind === 'unreadable' && verdict.reason).toMatch(
        new RegExp(`余额${words}，与 ${name} 公布的形式不同.*无法判断`),
      );
    }
  });

  test('with its coins in another order is verified', () => {
    const turned = JSON.stringify(JSON.parse(text()), (key, value: unknown) =>
      key === 'balances' && name === 'OKX' && typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    );
    expect(checked(turned).faults).toEqual([]);
  });

  test('without coins, with a coin twice or with no decimals gets one clear sentence', () => {
    const reasonOf = (file: string) => {
      const verdict = verifyProof(file);
      return verdict.kind === 'unreadable' ? verdict.reason : verdict.kind;
    };
    expect(reasonOf(listed(text(), (_coin, amount) => amount))).toMatch(/看不出每一项是哪个币种。$/);
    expect(reasonOf(listed(text(), (_coin, amount) => ['BTC', amount]))).toMatch(/写了两次。$/);
    expect(reasonOf(listed(text(), (coin) => [coin, null]))).toMatch(/不是十进制数。$/);
    expect(reasonOf(text().replace(/"balances":\{[^}]*\}/, '"balances":12'))).toMatch(
      /不是一个 JSON 对象。$/,
    );
  });
});

test.each([
  ['1E-8', '0.00000001'],
  ['1.5e3', '1500'],
  ['-12.345e1', '-123.45'],
  ['123e-2', '1.23'],
  ['0e5', '0'],
  ['5e0', '5'],
  ['12.50', '12.50'],
])('%s is the decimal %s', (text, plain) => {
  expect(plainDecimal(text)).toBe(plain);
});

test('deep nesting and numbers of a megabyte end in a sentence', () => {
  for (const text of ['['.repeat(500_000), `{"path":${'['.repeat(400_000)}${']'.repeat(400_000)}}`])
    expect(verifyProof(text).kind).toBe('unreadable');
  expect(verifyProof(`{"self":{"hash":"a"},"path":[${'1'.repeat(900_000)},1]}`).kind).toBe('unreadable');
});
