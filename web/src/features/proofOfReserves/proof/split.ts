import { amountsOf } from './amounts.ts';
import { type Fields, objectOf, textOf, Unreadable } from './fields.ts';
import type { CoinAmount, SplitProof } from './types.ts';

/**
 * OKX's older form (`MerkleValidator --user_info_file` of its published tool): a customer's balance is split into several
 * leaves, which the tool then looks up in the published file of the whole tree.
 */
const COINS = ['BTC', 'ETH', 'USDT'];
const HASH = /^[0-9a-f]{64}$/i;

/** Has a file the field that only this form has? */
export function isSplit(file: Fields): boolean {
  return 'totalBalances' in file;
}

/** Reads a proof of split balances; throws Unreadable. */
export function readSplit(file: Fields): SplitProof {
  const nonce = textOf(file.nonce);
  if (nonce === '') throw new Unreadable('缺少 nonce。');
  const { nodes } = file;
  if (!Array.isArray(nodes) || nodes.length === 0) throw new Unreadable('nodes 里没有叶子。');
  return {
    hash: hashOf(file, '最外层'),
    nonce,
    totals: threeCoins(file.totalBalances, 'totalBalances'),
    leaves: nodes.map((node: unknown, i) => {
      const fields = objectOf(node, `nodes[${i}]`);
      return {
        hash: hashOf(fields, `nodes[${i}]`),
        balances: threeCoins(fields.balances, `nodes[${i}] 的 balances`),
      };
    }),
  };
}

function hashOf(fields: Fields, where: string): string {
  const hash = textOf(fields.hash);
  if (!HASH.test(hash)) throw new Unreadable(`${where} 的 hash 不是 64 位十六进制数。`);
  return hash.toLowerCase();
}

/** In the tool's own order, whatever that of the file is. */
function threeCoins(value: unknown, where: string): readonly CoinAmount[] {
  const { amounts } = amountsOf(value, `${where} `);
  const found = COINS.flatMap((coin) => amounts.find((amount) => amount.coin === coin) ?? []);
  if (found.length !== COINS.length || amounts.length !== COINS.length)
    throw new Unreadable(
      `OKX 证明的币种应为 ${COINS.join('、')}，文件里是 ${amounts.map(({ coin }) => coin).join('、')}。`,
    );
  return found;
}

/** Every contradiction within the visitor's own part: its hash, each leaf's, the sum of the leaves. */
export function splitFaults(
  { hash, nonce, totals, leaves }: SplitProof,
  sha: (text: string) => string,
): readonly string[] {
  const whole = JSON.stringify(Object.fromEntries(totals.map(({ coin, text }) => [coin, text])));
  const off = totals.filter(
    ({ count }, i) => count !== leaves.reduce((sum, { balances }) => sum + (balances[i]?.count ?? 0n), 0n),
  );
  return [
    ...(sha(nonce + whole) === hash ? [] : ['您的哈希与 nonce 和总余额不符']),
    ...leaves.flatMap((leaf, i) =>
      sha(hash + leaf.balances.map(({ text }) => text).join('')) === leaf.hash
        ? []
        : [`第 ${i + 1} 片叶子的哈希与它的余额不符`],
    ),
    ...(off.length === 0 ? [] : [`各片叶子的合计与总余额不同：${off.map(({ coin }) => coin).join('、')}`]),
    ...leaves.flatMap(({ balances }, i) =>
      balances.some(({ count }) => count < 0n) ? [`第 ${i + 1} 片叶子有负余额`] : [],
    ),
    ...(new Set(leaves.map((leaf) => leaf.hash)).size === leaves.length ? [] : ['有两片叶子相同']),
  ];
}
