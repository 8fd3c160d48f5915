/** Lines of one kind that are written in a minute; what is repeated more often is only counted. */
const MOST = 20;
const PERIOD = 60_000;
/** Kinds that are told apart in a period; a flood may bring any number of addresses. */
const MOST_KINDS = 100;
const OTHERS = 'others';

/** May one more of this kind be written by itself? */
export type Repeats = (kind: string) => boolean;

/**
 * Lets the first of a kind through, and counts the rest of a minute for `report`: whoever is refused again and again
 * must not fill the log.
 */
export function createRepeats(report: (kind: string, times: number) => void): Repeats {
  const seen = new Map<string, number>();

  function endPeriod(): void {
    const over = [...seen].filter(([, times]) => times > MOST);
    seen.clear();
    for (const [kind, times] of over) report(kind, times - MOST);
  }

  return (asked) => {
    if (seen.size === 0) setTimeout(endPeriod, PERIOD).unref();
    const kind = seen.has(asked) || seen.size < MOST_KINDS ? asked : OTHERS;
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return times <= MOST;
  };
}
