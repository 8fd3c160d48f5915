import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { writeDecimal } from './decimal.ts';
import { readProof } from './read.ts';
import { splitFaults } from './split.ts';
import { structureFaults } from './structure.ts';
import type { CoinAmount, Proof, ProofFormat, ProofStep, Verdict } from './types.ts';

/**
 * Verifies a proof of inclusion from its text alone: the leaf from the visitor's own data, each parent from its pair,
 * and finally the root. Nothing is sent anywhere; `publishedRoot` is the root the exchange published that day, '' where
 * the visitor has not looked it up.
 */
export function verifyProof(text: string, publishedRoot = ''): Verdict {
  const read = readProof(text);
  if ('reason' in read) return { kind: 'unreadable', reason: read.reason };
  if ('split' in read) {
    const whole = (words: string) => bytesToHex(sha256(utf8ToBytes(words)));
    return { kind: 'split', proof: read.split, faults: splitFaults(read.split, whole) };
  }
  const { format, proof } = read;
  const published = publishedRoot.trim().toLowerCase();
  const shape = oddShape(proof);
  if (shape === null) return checkedAs({ format, isQuoted: true }, proof, published);
  // How files of this shape are hashed is not published: one of both ways fits, or nothing can be said.
  const verdicts = [true, false].map((isQuoted) => checkedAs({ format, isQuoted }, proof, published));
  const fitting = verdicts.find(({ leaf, steps }) => isOwnRoot(proof, leaf.hash, steps));
  return (
    fitting ?? {
      kind: 'unreadable',
      reason: `这份证明的余额${SHAPES[shape]}，与 ${format.name} 公布的形式不同，按已知的算法也对不上：可能是另一年份的形式，也可能改动过，这里无法判断。`,
    }
  );
}

const SHAPES = { bare: '没有带引号', list: '写成了列表' } as const;

/** How the file writes balances where neither format is published so; null where it is. */
function oddShape({ self, siblings, root }: Proof): keyof typeof SHAPES | null {
  const shapes = new Set([self, ...siblings, root].map(({ shape }) => shape));
  return shapes.has('list') ? 'list' : shapes.has('bare') ? 'bare' : null;
}

function isOwnRoot({ self, root }: Proof, leaf: string, steps: readonly ProofStep[]): boolean {
  return leaf === self.hash && steps.at(-1)?.parent === root.hash;
}

/** A format, and whether amounts in what it hashes stand in quotes. */
interface Writing {
  readonly format: ProofFormat;
  readonly isQuoted: boolean;
}

function checkedAs(writing: Writing, proof: Proof, published: string) {
  const { format, isQuoted } = writing;
  const hashed = format.leafText(proof, proof.self, isQuoted);
  const leaf = { hashed, hash: hashOf(hashed, format) };
  const steps = climb(proof, writing, leaf.hash);
  const faults = [
    ...(leaf.hash === proof.self.hash ? [] : ['叶子哈希与 self 里写的不同']),
    ...siblingFaults(proof, writing),
    ...structureFaults(proof, format, steps),
    ...rootFaults(proof, format, steps, published),
  ];
  return {
    kind: 'checked' as const,
    format: format.name,
    bits: format.bits,
    proof,
    leaf,
    steps,
    faults,
    warnings: warningsOf(proof, format),
  };
}

/** By a library: the browser's own SHA-256 is missing from pages without https, such as a portal in a home network. */
function hashOf(text: string, { bits }: ProofFormat): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, bits / 4);
}

function climb({ self, siblings }: Proof, { format, isQuoted }: Writing, leaf: string): readonly ProofStep[] {
  const { kinds } = format;
  const steps: ProofStep[] = [];
  let [own, sums, depth] = [leaf, self.balances, self.depth];
  for (const [i, sibling] of siblings.entries()) {
    // OKX gives the side of the leaf for the first pair, and of the sibling for every other; in a valid proof they
    // agree.
    const isLeft = i === 0 && format.name === 'OKX' ? self.kind !== kinds.left : sibling.kind === kinds.left;
    const pair = isLeft ? ([sibling.hash, own] as const) : ([own, sibling.hash] as const);
    const total = added(sums, sibling.balances);
    const hashed = format.parentText(...pair, total, depth + format.step, isQuoted);
    const parent = hashOf(hashed, format);
    const siblingSide = isLeft ? ('left' as const) : ('right' as const);
    steps.push({ depth, own, sibling, siblingSide, hashed, parent, sums: total });
    [own, sums, depth] = [parent, total, depth + format.step];
  }
  return steps;
}

function added(some: readonly CoinAmount[], others: readonly CoinAmount[]): readonly CoinAmount[] {
  return some.map(({ coin, count }, i) => {
    const sum = count + (others[i]?.count ?? 0n);
    return { coin, count: sum, text: writeDecimal(sum) };
  });
}

/** A sibling with a nonce is a leaf, whose hash can be verified too. */
function siblingFaults({ user, siblings }: Proof, { format, isQuoted }: Writing): readonly string[] {
  const first = siblings[0];
  if (format.name !== 'OKX' || first === undefined || first.nonce === '') return [];
  const hash = hashOf(format.leafText({ user }, first, isQuoted), format);
  return hash === first.hash ? [] : ['相邻叶子的哈希与它的余额不符'];
}

function rootFaults(
  { root }: Proof,
  { step }: ProofFormat,
  steps: readonly ProofStep[],
  published: string,
): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined) return ['没有可以计算的步骤'];
  const off = root.balances.filter(({ count }, i) => count !== last.sums[i]?.count).map(({ coin }) => coin);
  return [
    ...(last.parent === root.hash ? [] : ['算出的根哈希与文件里的根不同']),
    ...(off.length === 0 ? [] : [`算出的合计与根不同：${off.join('、')}`]),
    ...(last.depth + step === root.depth ? [] : ['算出的层数与根不同']),
    ...(published === '' || published === root.hash ? [] : ['文件里的根与您填写的平台公布的根不同']),
  ];
}

function warningsOf({ siblings }: Proof, { bits }: ProofFormat): readonly string[] {
  const negative = siblings.flatMap(({ balances, depth }) =>
    balances
      .filter(({ count }) => count < 0n)
      .map(({ coin, text }) => `第 ${depth} 层的相邻节点有负余额 ${text} ${coin}，会压低平台所欠的合计`),
  );
  const short =
    bits < 128
      ? [
          `哈希只有 ${bits} 位（${bits / 4} 个十六进制数），不足以抵挡刻意拼造的相邻节点，安全性低于完整的 SHA-256`,
        ]
      : [];
  return [...negative, ...short];
}
