import * as v from 'valibot';
import type { Call, Dated } from './call.ts';
import { provenanceFrom } from './provenanceFrom.ts';

/** An answer that the gateway gave for a whole page: in its HTML, or as its data alone. */
const preloadedCall = v.object({
  name: v.string(),
  params: v.record(v.string(), v.unknown()),
  asOf: v.number(),
  source: v.optional(v.string()),
  stale: v.boolean(),
  body: v.unknown(),
});

export type PreloadedCall = v.InferOutput<typeof preloadedCall>;

const preload = v.pipe(v.string(), v.parseJson(), v.object({ calls: v.array(preloadedCall) }));

/** The calls in the gateway's JSON; none where it cannot be read. */
export function preloadedCalls(text: string | null | undefined): readonly PreloadedCall[] {
  const page = v.safeParse(preload, text);
  return page.success ? page.output.calls : [];
}

/** The answer as the app's own call would have decoded it; null where it does not decode. */
export function decodePreloaded(
  { row }: Call,
  { body, asOf, source, stale }: PreloadedCall,
): Dated<unknown> | null {
  const decoded = v.safeParse(row.response, body);
  if (!decoded.success) return null;
  return { value: decoded.output, asOf, provenance: provenanceFrom(row, source ?? null), stale };
}
