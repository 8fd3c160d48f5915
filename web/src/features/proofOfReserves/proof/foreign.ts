type Fields = Readonly<Record<string, unknown>>;

interface Foreign {
  readonly name: string;
  /** Whether a file has the fields that only this format has. */
  readonly isIt: (file: Fields, self: Fields) => boolean;
}

/** Formats that are known and not verified here, each by fields that no other one has. */
const FOREIGN: readonly Foreign[] = [
  // One `balance` a node beside a hash of the user; else like OKX's.
  {
    name: 'Bybit 的格式',
    isIt: (_, self) => 'userHash' in self || ('balance' in self && !('balances' in self)),
  },
  // Both are of the same kind of zero-knowledge tree.
  {
    name: 'Gate 与 Binance 的零知识证明格式',
    isIt: (file) => 'AccountIndex' in file || 'AccountIdHash' in file,
  },
];

/** The sentence about a proof in a format of others; null for what is none of them. */
export function foreignReason(file: Fields, self: Fields): string | null {
  const found = FOREIGN.find(({ isIt }) => isIt(file, self));
  return found ? `这是 ${found.name}，暂不支持。` : null;
}
