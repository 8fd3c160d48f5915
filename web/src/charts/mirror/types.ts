import type { ReactNode } from 'react';
import type { ValueKind } from '../series/types.ts';

/** up and down are directions; ink and reflect have none. */
export type MirrorTone = 'up' | 'down' | 'ink' | 'reflect';

/** A side of what is counted: 多单爆仓, 流入. */
export interface MirrorPart {
  readonly key: string;
  readonly name: string;
  readonly tone: MirrorTone;
  /** A value for each bucket, not negative; null is missing, which is a gap and never 0. */
  readonly values: readonly (number | null)[];
}

/** What stands above the line or hangs below it: one part, or several stacked from the line. */
export interface MirrorHalf {
  readonly parts: readonly MirrorPart[];
  /** The scale ends at least here, so that a quiet day looks quiet. */
  readonly floor?: number;
}

/** A line with its area, above the mirror line: the total value over liquidations. */
export interface MirrorArea {
  readonly name: string;
  /** Beside its name: the newest value, where the page says it nowhere else. */
  readonly said?: ReactNode;
  readonly kind: ValueKind;
  readonly values: readonly (number | null)[];
  /** A smaller span than this share of the value does not fill the height; 2 % by default. */
  readonly least?: number;
}

/** An hour, a day, an exchange, a range of changes. */
export interface MirrorBucket {
  readonly key: string;
  /** On the axis: 04:00. */
  readonly label: string;
  /** In the readout and the table, where it is longer: 11-28 04:00. */
  readonly name?: string;
}

/** Everything that a mirror figure draws. Keep lists stable (useMemo). */
export interface MirrorView {
  /** What it shows; begins the sentence that is read aloud. */
  readonly title: string;
  readonly buckets: readonly MirrorBucket[];
  /** Bars above the line; with an area none. */
  readonly above: MirrorHalf;
  readonly below: MirrorHalf;
  readonly area?: MirrorArea | undefined;
  readonly kind: ValueKind;
  readonly suffix?: string;
  readonly digits?: number;
  /** `same` (default): both halves count the same thing. `each`: the units differ. */
  readonly scale?: 'same' | 'each';
  /** Kind of what hangs below, where it differs. */
  readonly belowKind?: ValueKind;
  /** Solid and hollow by the sums of the window; false for a deviation, whose sums mean nothing. */
  readonly weighs?: boolean;
  /** The value that the line stands for, written beside it: 1.00. */
  readonly base?: string;
  /** Writes a distance from the line on the scale, below it negative; by default the distance itself. */
  readonly scaleText?: (distance: number) => string;
  /** Writes each bar's value at its end: for a histogram. */
  readonly written?: boolean;
  /** `all` names every bucket, turned on a phone: exchanges. `some` (default) thins them out: times. */
  readonly labels?: 'some' | 'all';
  /** What a bucket says, where that is not its parts: a price instead of its distance from the peg. */
  readonly read?: (bucket: number) => string;
  /** The sentence, where sums are not what it should say. */
  readonly sentence?: string;
}
