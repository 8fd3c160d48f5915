export interface SilenceOptions {
  /** Silence after which prices no longer count as live, ms. */
  readonly lostAfter: number;
  /** Something new came after such a silence. */
  readonly onBack: (() => void) | undefined;
}

export interface Silence {
  /** Whether the page wants messages; the wait for them begins when it first does. */
  want(isWished: boolean): void;
  /** A message of this number came. Only a higher number than any before is new. */
  hear(seq: number): void;
  /** Numbers start again: another gateway process has its own. */
  restart(): void;
  /** Since when nothing new has come, ms of `performance.now()`; null while nothing is wanted. */
  since(): number | null;
}

/** Measures how long nothing new has come although the page wants it. */
export function createSilence({ lostAfter, onBack }: SilenceOptions): Silence {
  let wantedAt: number | null = null;
  let heardAt = 0;
  let newestSeq = 0;

  function since(): number | null {
    return wantedAt === null ? null : Math.max(wantedAt, heardAt);
  }

  return {
    since,
    want(isWished) {
      wantedAt = isWished ? (wantedAt ?? performance.now()) : null;
    },
    hear(seq) {
      if (seq <= newestSeq) return;
      newestSeq = seq;
      const now = performance.now();
      const isBack = now - (since() ?? now) >= lostAfter;
      heardAt = now;
      if (isBack) onBack?.();
    },
    restart() {
      newestSeq = 0;
    },
  };
}
