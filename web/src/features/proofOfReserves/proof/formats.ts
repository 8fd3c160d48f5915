import { writeDecimal } from './decimal.ts';
import type { CoinAmount, ProofFormat } from './types.ts';

/** Compact JSON of the amounts in order. */
function compact(
  amounts: readonly CoinAmount[],
  write: (amount: CoinAmount) => string,
  isQuoted: boolean,
): string {
  const mark = isQuoted ? '"' : '';
  const members = amounts.map((amount) => `${JSON.stringify(amount.coin)}:${mark}${write(amount)}${mark}`);
  return `{${members.join(',')}}`;
}

const plain = ({ count }: CoinAmount) => writeDecimal(count);

/** OKX's Merkle sum tree: whole hashes, heights from the leaves up. */
export const okx: ProofFormat = {
  name: 'OKX',
  bits: 256,
  step: 1,
  kinds: { left: 1, right: 2, root: 3, padding: 4 },
  leafText: (_proof, { nonce, balances }, isQuoted) =>
    nonce + compact(balances, ({ text }) => text, isQuoted),
  parentText: (left, right, sums, height) => left + right + sums.map(plain).join('') + height,
};

/** Bitget's tree: hashes truncated to sixteen digits, levels from the root down. */
export const bitget: ProofFormat = {
  name: 'Bitget',
  bits: 64,
  step: -1,
  kinds: { left: 1, right: 2, root: 3, padding: 0 },
  leafText: ({ user }, { nonce, balances }, isQuoted) =>
    [user, nonce, compact(balances, plain, isQuoted)].join(','),
  parentText: (left, right, sums, level, isQuoted) =>
    [left + right, compact(sums, plain, isQuoted), level].join(','),
};
