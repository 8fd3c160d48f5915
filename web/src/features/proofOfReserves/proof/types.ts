/** Amounts by coin, in file order; `text` as in the file. */
export interface CoinAmount {
  readonly coin: string;
  readonly text: string;
  /** In 10⁻⁸. */
  readonly count: bigint;
}

/**
 * How a file writes balances: an object of quoted numbers, as both formats are published, one of bare numbers, or a list,
 * as files of other years have them.
 */
export type BalanceShape = 'quoted' | 'bare' | 'list';

/** A node of a proof in either format. */
export interface ProofNode {
  readonly hash: string;
  readonly balances: readonly CoinAmount[];
  readonly shape: BalanceShape;
  /** Height or level, as the format counts. */
  readonly depth: number;
  /** The file's own kind (`type`, `role`); null where it has none. */
  readonly kind: number | null;
  readonly nonce: string;
  readonly auditId: string;
}

/** A parsed proof: the leaf itself, the siblings from the leaf up, and the root. */
export interface Proof {
  readonly self: ProofNode;
  /** '' in formats without one. */
  readonly user: string;
  readonly siblings: readonly ProofNode[];
  readonly root: ProofNode;
}

type FormatName = 'OKX' | 'Bitget';

/** The differences between the formats. */
export interface ProofFormat {
  readonly name: FormatName;
  /** Bits of a hash. */
  readonly bits: number;
  /** Added to a node's depth to get its parent's. */
  readonly step: 1 | -1;
  /** Kinds of nodes. */
  readonly kinds: {
    readonly left: number;
    readonly right: number;
    readonly root: number;
    readonly padding: number;
  };
  /** `isQuoted`: whether amounts in hashed JSON stand in quotes. */
  readonly leafText: (proof: Pick<Proof, 'user'>, node: ProofNode, isQuoted: boolean) => string;
  readonly parentText: (
    left: string,
    right: string,
    sums: readonly CoinAmount[],
    depth: number,
    isQuoted: boolean,
  ) => string;
}

/** A proof of split balances: the visitor's own part of it, without a path to the root. */
export interface SplitProof {
  /** What each leaf's hash begins with: the hash of the nonce and the totals. */
  readonly hash: string;
  readonly nonce: string;
  readonly totals: readonly CoinAmount[];
  readonly leaves: readonly { readonly hash: string; readonly balances: readonly CoinAmount[] }[];
}

/** One step up the tree. */
export interface ProofStep {
  /** Depth of the pair. */
  readonly depth: number;
  readonly own: string;
  readonly sibling: ProofNode;
  readonly siblingSide: 'left' | 'right';
  /** The text hashed into the parent's hash. */
  readonly hashed: string;
  readonly parent: string;
  readonly sums: readonly CoinAmount[];
}

/** The result of verifying a proof. */
export type Verdict =
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The leaves are the visitor's own. Whether they are in the tree, the file alone does not say. */
  | { readonly kind: 'split'; readonly proof: SplitProof; readonly faults: readonly string[] }
  | {
      readonly kind: 'checked';
      readonly format: FormatName;
      readonly bits: number;
      readonly proof: Proof;
      readonly leaf: { readonly hashed: string; readonly hash: string };
      readonly steps: readonly ProofStep[];
      /** Every contradiction within the proof; none: it is valid. */
      readonly faults: readonly string[];
      readonly warnings: readonly string[];
    };
