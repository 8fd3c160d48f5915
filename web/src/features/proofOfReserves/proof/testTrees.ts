import { readDecimal, writeDecimal } from './decimal.ts';

/**
 * Small trees built like those of the two exchanges, for tests: leaves, padding, sums. Written from the published rules
 * only.
 */

type Balances = Readonly<Record<string, string>>;

/** SHA-256 of a text, in hexadecimal digits. */
type Sha = (text: string) => string;

function plus(a: Balances, b: Balances): Balances {
  return Object.fromEntries(
    Object.entries(a).map(([coin, value]) => [
      coin,
      writeDecimal((readDecimal(value) ?? 0n) + (readDecimal(b[coin] ?? '0') ?? 0n)),
    ]),
  );
}

const zeros = (like: Balances): Balances => Object.fromEntries(Object.keys(like).map((coin) => [coin, '0']));

interface Built {
  readonly path: readonly object[];
  readonly self: object;
}

interface Node {
  readonly hash: string;
  readonly balances: Balances;
  readonly nonce?: string;
}

/** A proof of the leaf at index `place` in an OKX tree over these balances. */
export function okxProof(sha: Sha, leaves: readonly Balances[], place: number): Built {
  const auditId = '499930592';
  let level: Node[] = leaves.map((balances, i) => {
    const nonce = sha(`nonce ${i}`);
    return { hash: sha(nonce + JSON.stringify(balances)), balances, nonce };
  });
  const own = level[place];
  const path: object[] = [];
  let [at, height] = [place, 1];
  const side = at % 2 === 0 ? 1 : 2;
  while (level.length > 1) {
    const last = level.at(-1);
    const isOdd = level.length % 2 === 1 && last !== undefined;
    const whole = isOdd ? [...level, { hash: last.hash, balances: zeros(last.balances) }] : level;
    const mate = at % 2 === 0 ? at + 1 : at - 1;
    const sibling = whole[mate];
    const isPadding = isOdd && mate === level.length;
    path.push({ auditId, ...sibling, type: isPadding ? 4 : mate % 2 === 0 ? 1 : 2, height });
    height += 1;
    level = parents(whole, (left, right, balances) =>
      sha(left + right + ['BTC', 'ETH', 'USDT'].map((coin) => balances[coin]).join('') + height),
    );
    at = Math.floor(at / 2);
  }
  path.push({ auditId, ...level[0], type: 3, height });
  return { path, self: { auditId, ...own, type: side, height: 1 } };
}

/** A proof of the leaf at index `place` in a Bitget tree over these balances. */
export function bitgetProof(sha: Sha, leaves: readonly Balances[], place: number): Built {
  const auditId = 'Au20260903';
  const depth = Math.ceil(Math.log2(leaves.length)) + 1;
  const uid = (i: number) => sha(`uid ${i}`).slice(0, 20);
  const nonce = (i: number) => sha(`salt ${i}`).slice(0, 12);
  const cut = (text: string) => sha(text).slice(0, 16);
  let level: Node[] = leaves.map((balances, i) => ({
    hash: cut([uid(i), nonce(i), JSON.stringify(plus(balances, zeros(balances)))].join(',')),
    balances,
  }));
  const own = level[place];
  const path: object[] = [];
  let [at, now] = [place, depth];
  while (level.length > 1) {
    const last = level.at(-1);
    const isOdd = level.length % 2 === 1 && last !== undefined;
    const whole = isOdd ? [...level, { hash: last.hash, balances: zeros(last.balances) }] : level;
    const mate = at % 2 === 0 ? at + 1 : at - 1;
    const isPadding = isOdd && mate === level.length;
    path.push(bitgetNode(whole[mate], auditId, now, isPadding ? 0 : mate % 2 === 0 ? 1 : 2));
    now -= 1;
    level = parents(whole, (left, right, balances) =>
      cut([left + right, JSON.stringify(balances), now].join(',')),
    );
    at = Math.floor(at / 2);
  }
  path.push(bitgetNode(level[0], auditId, now, 3));
  const self = {
    ...bitgetNode(own, auditId, depth, place % 2 === 0 ? 1 : 2),
    encryptUid: uid(place),
    nonce: nonce(place),
  };
  return { path, self };
}

function bitgetNode(node: Node | undefined, auditId: string, level: number, role: number): object {
  return { auditId, balances: node?.balances, level, merkelLeaf: node?.hash, role };
}

function parents(
  level: readonly Node[],
  hash: (left: string, right: string, balances: Balances) => string,
): Node[] {
  return level.flatMap((left, i) => {
    const right = level[i + 1];
    if (i % 2 === 1 || right === undefined) return [];
    const balances = plus(left.balances, right.balances);
    return [{ hash: hash(left.hash, right.hash, balances), balances }];
  });
}
