import type { SourceName } from '../table/sourceTable.ts';

interface Wish {
  /** When it was answered or at least tried, epoch ms; −∞ for never. */
  readonly servedAt: number;
  readonly askedAt: number;
}

/** Makes the order in which questions to a source are renewed: the oldest answer first, of those asked within `interest` ms. */
export function createTurns(interest: number) {
  const wishes = new Map<SourceName, Map<string, Wish>>();
  const of = (source: SourceName) => wishes.get(source) ?? new Map<string, Wish>();
  return {
    /** A question is wanted at an instant, epoch ms. */
    wants(source: SourceName, key: string, answeredAt: number, now: number): void {
      const own = of(source);
      wishes.set(source, own);
      const servedAt = Math.max(answeredAt, own.get(key)?.servedAt ?? Number.NEGATIVE_INFINITY);
      own.set(key, { servedAt, askedAt: now });
      for (const [other, { askedAt }] of own) if (now - askedAt > interest) own.delete(other);
    },
    served(source: SourceName, key: string, now: number): void {
      of(source).set(key, { servedAt: now, askedAt: now });
    },
    /** How many were asked of late. */
    count: (source: SourceName): number => of(source).size,
    /** Whether none of them has waited longer. */
    isFirst(source: SourceName, key: string): boolean {
      const own = of(source);
      const mine = own.get(key)?.servedAt ?? Number.NEGATIVE_INFINITY;
      return [...own.values()].every(({ servedAt }) => servedAt >= mine);
    },
  };
}
