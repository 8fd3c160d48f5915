import type { Sources } from '../../ports/sources.ts';

/** Number of holders of each coin on the day of an instant, by code; null without a source. */
export async function holderCounts(
  { holders }: Sources,
  codes: readonly string[],
  time: number,
): Promise<ReadonlyMap<string, number | null>> {
  const counts = await holders?.counts(codes, [time]);
  return new Map(codes.map((code, at) => [code, counts?.[at]?.[0] ?? null]));
}
