import { roundShares } from '@coinmirror/shared/format/roundShares.ts';

/** A part of a whole; never negative, in any unit. */
export interface SharePart {
  readonly name: string;
  readonly value: number;
  readonly href?: string;
  /** The remainder without a name. */
  readonly rest?: boolean;
}

export interface ShownPart extends SharePart {
  readonly rest: boolean;
  /** %, as printed: all of them add up to 100. */
  readonly share: number;
}

/** As many as there are colours. */
const MOST = 8;
/** %. Thinner parts are not seen. */
const THIN = 1;

/**
 * The parts with their shares, the largest first; those beyond eight or under 1 % are one 其他, unless that would be a
 * single part. Steps of one scale keep their order and are not grouped. Nothing for a whole of nothing.
 */
export function shareParts(parts: readonly SharePart[], inOrder = false): readonly ShownPart[] {
  const known = parts.filter(({ value }) => value > 0);
  const sorted = inOrder ? known : known.toSorted((a, b) => b.value - a.value);
  const shares = roundShares(
    sorted.map(({ value }) => value),
    2,
  );
  const all = sorted.map(
    (part, at): ShownPart => ({ ...part, rest: part.rest ?? false, share: shares[at] ?? 0 }),
  );
  const kept = all.filter(({ share }, at) => inOrder || (at < MOST && share >= THIN));
  const folded = all.slice(kept.length);
  // A single one keeps its name, and is grey where the colours have run out.
  if (folded.length < 2)
    return all.map((part, at) => (at < MOST || inOrder ? part : { ...part, rest: true }));
  const share = folded.reduce((sum, part) => sum + part.share, 0);
  const value = folded.reduce((sum, part) => sum + part.value, 0);
  return [...kept, { name: '其他', value, rest: true, share: Math.round(share * 100) / 100 }];
}
