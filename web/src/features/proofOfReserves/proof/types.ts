/** Amounts by coin, in the order of the file; `text` is as the file has it. */
export interface CoinAmount {
  readonly coin: string;
  readonly text: string;
  /** In 10⁻⁸. */
  readonly count: bigint;
}

/** A node of a proof, whichever format it came in. */
export interface ProofNode {
  readonly hash: string;
  readonly balances: readonly CoinAmount[];
  /** Height or level, as the format counts. */
  readonly depth: number;
  /** What the file calls its kind (`type`, `role`); null where it says nothing. */
  readonly kind: number | null;
  readonly nonce: string;
  readonly auditId: string;
}

/** A proof as it was read: oneself, the siblings from the leaf up, and the root. */
export interface Proof {
  readonly self: ProofNode;
  /** '' in formats without one. */
  readonly user: string;
  readonly siblings: readonly ProofNode[];
  readonly root: ProofNode;
}

type FormatName = 'OKX' | 'Bitget';

/** What a format does differently from the other. */
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
  readonly leafText: (proof: Pick<Proof, 'user'>, node: ProofNode) => string;
  readonly parentText: (left: string, right: string, sums: readonly CoinAmount[], depth: number) => string;
}

/** One step up the tree. */
export interface ProofStep {
  /** Depth of the pair. */
  readonly depth: number;
  readonly own: string;
  readonly sibling: ProofNode;
  /** Where the sibling stands. */
  readonly siblingSide: 'left' | 'right';
  /** The text whose hash the parent's is. */
  readonly hashed: string;
  readonly parent: string;
  readonly sums: readonly CoinAmount[];
}

/** What was found of a proof. */
export type Verdict =
  | { readonly kind: 'unreadable'; readonly reason: string }
  | {
      readonly kind: 'checked';
      readonly format: FormatName;
      readonly bits: number;
      readonly proof: Proof;
      readonly leaf: { readonly hashed: string; readonly hash: string };
      readonly steps: readonly ProofStep[];
      /** Every way in which the proof contradicts itself; none: it is valid. */
      readonly faults: readonly string[];
      readonly warnings: readonly string[];
    };
