import { amountsOf } from './amounts.ts';
import { type Fields, integerOf, isFields, objectOf, textOf, Unreadable } from './fields.ts';
import { foreignReason } from './foreign.ts';
import { bitget, okx } from './formats.ts';
import { isSplit, readSplit } from './split.ts';
import type { CoinAmount, Proof, ProofFormat, ProofNode, SplitProof } from './types.ts';
import { parseWritten } from './writtenNumbers.ts';

const MOST_BYTES = 1_048_576;
const MOST_STEPS = 64;

/** A proof with its format, one of split balances, or the error message. */
export type ReadProof =
  | { readonly format: ProofFormat; readonly proof: Proof }
  | { readonly split: SplitProof }
  | { readonly reason: string };

/** Parses a proof file; every error is one clear sentence. */
export function readProof(text: string): ReadProof {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message };
    throw error;
  }
}

function read(text: string): ReadProof {
  if (text.trim() === '') throw new Unreadable('还没有内容：请粘贴证明文件，或选择文件。');
  if (new TextEncoder().encode(text).length > MOST_BYTES)
    throw new Unreadable('内容超过 1 MB，证明文件通常只有几十 KB。');
  const file = objectOf(parse(text), '最外层');
  const { path, self } = file;
  const inner = isFields(self) ? self : {};
  if (isSplit(file) || isSplit(inner)) return { split: readSplit(isSplit(file) ? file : inner) };
  const foreign = foreignReason(file, inner);
  if (foreign) throw new Unreadable(foreign);
  if (!Array.isArray(path) || self === undefined)
    throw new Unreadable(`不是已知的证明格式：需要 path 与 self，文件里有 ${keysOf(file)}。`);
  if (path.length < 2) throw new Unreadable('path 至少要有一个相邻节点和一个根节点。');
  if (path.length > MOST_STEPS)
    throw new Unreadable(`path 有 ${path.length} 个节点，超过 ${MOST_STEPS} 个。`);
  const own = objectOf(self, 'self');
  const format = formatOf(own);
  const nodes = path.map((node, i) => nodeOf(objectOf(node, `path[${i}]`), `path[${i}]`, format));
  const root = nodes.at(-1);
  if (root === undefined) throw new Unreadable('path 是空的。');
  const proof = {
    self: nodeOf(own, 'self', format),
    user: textOf(own.encryptUid),
    siblings: nodes.slice(0, -1),
    root,
  };
  if (proof.self.nonce === '') throw new Unreadable('self 缺少 nonce。');
  if (format === bitget && proof.user === '') throw new Unreadable('self 缺少 encryptUid。');
  return { format, proof: withSameCoins(proof, format) };
}

function parse(text: string): unknown {
  try {
    return parseWritten(text);
  } catch {
    throw new Unreadable('不是完整的 JSON：请整段复制证明文件，不要漏掉首尾的大括号。');
  }
}

function keysOf(file: Fields): string {
  return Object.keys(file).slice(0, 6).join('、') || '空对象';
}

/** The names of the hash fields identify the format. */
function formatOf(self: Fields): ProofFormat {
  if ('encryptUid' in self || 'merkelLeaf' in self) return bitget;
  if ('hash' in self || 'height' in self) return okx;
  throw new Unreadable(`不是已知的证明格式：self 里有 ${keysOf(self)}，既不是 OKX 也不是 Bitget。`);
}

function nodeOf(fields: Fields, where: string, format: ProofFormat): ProofNode {
  const isOkx = format === okx;
  const [hashName, depthName, kindName] = isOkx
    ? ['hash', 'height', 'type']
    : ['merkelLeaf', 'level', 'role'];
  const hash = textOf(fields[hashName ?? '']);
  const digits = format.bits / 4;
  if (!new RegExp(`^[0-9a-f]{${digits}}$`).test(hash))
    throw new Unreadable(`${where} 的 ${hashName} 不是 ${digits} 位十六进制数。`);
  const depth = integerOf(fields[depthName ?? '']);
  if (depth === null || depth < 1) throw new Unreadable(`${where} 的 ${depthName} 不是正整数。`);
  const { amounts: balances, shape } = amountsOf(fields.balances, `${where} 的 balances `);
  return {
    hash,
    depth,
    kind: integerOf(fields[kindName ?? '']),
    nonce: textOf(fields.nonce),
    auditId: textOf(fields.auditId),
    balances: inOrder(balances, isOkx ? OKX_COINS : null),
    shape,
  };
}

/** In this order OKX writes them into a hash, whatever that of the file is. */
const OKX_COINS = ['BTC', 'ETH', 'USDT'];

/** The amounts in an order of coins; as they are where they are of other coins. */
function inOrder(amounts: readonly CoinAmount[], coins: readonly string[] | null): readonly CoinAmount[] {
  const found = coins?.flatMap((coin) => amounts.find((amount) => amount.coin === coin) ?? []) ?? [];
  return found.length === amounts.length ? found : amounts;
}

const coinsOf = ({ balances }: ProofNode) => balances.map(({ coin }) => coin);

function withSameCoins(proof: Proof, format: ProofFormat): Proof {
  const coins = coinsOf(proof.self);
  if (format === okx && coins.join() !== OKX_COINS.join())
    throw new Unreadable(
      `OKX 证明的币种应为 ${OKX_COINS.join('、')}，文件里是 ${coins.join('、')}：是另一年份的格式，暂不支持。`,
    );
  const ordered = (node: ProofNode) => ({ ...node, balances: inOrder(node.balances, coins) });
  const [siblings, root] = [proof.siblings.map(ordered), ordered(proof.root)];
  if ([...siblings, root].some((node) => coinsOf(node).join() !== coins.join()))
    throw new Unreadable('各节点的币种不一致。');
  return { ...proof, siblings, root };
}
