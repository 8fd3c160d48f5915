import type { SourceClient } from '../client/sourceClient.ts';
import type { Failure } from '../net/failure.ts';
import type { Probe } from '../question/probe.ts';
import type { SourceRow } from '../question/sourceRow.ts';

/** What one probe of one source came to. */
export interface Finding {
  readonly source: SourceClient['name'];
  readonly title: string;
  /** Why nothing newer came; null: it answered as documented. */
  readonly why: Failure | null;
  /** How many rows the answer has; null where there is none, not even an older one. */
  readonly count: number | null;
  /** Time of the newest number in it, epoch ms; null where the source reports no time. */
  readonly newest: number | null;
  /** When the source last answered, epoch ms; null: never. */
  readonly answeredAt: number | null;
  /** ms until the answer. */
  readonly took: number;
}

/** The cheapest of a source's questions, by which another address of it is tried: its title names that address. */
export function mirrorProbe([first, ...others]: SourceRow['probes'], origin: string): Probe {
  const cheapest = others.reduce((best, probe) => (costOf(probe) < costOf(best) ? probe : best), first);
  return { ...cheapest, title: `${cheapest.title} at ${new URL(origin).host}` };
}

function costOf({ question }: Probe): number {
  return question.cost ?? 1;
}

/** Asks a source its probes, one after another: its limits are its own. */
export async function examine(
  client: SourceClient,
  probes: readonly Probe[],
  now: () => number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { title, question } of probes) {
    const began = now();
    const known = await client.ask(question);
    const why = known.kind === 'fresh' ? null : known.why;
    const measured =
      known.kind === 'nothing'
        ? { count: null, newest: null, answeredAt: null }
        : { ...known.value, answeredAt: known.at };
    findings.push({ source: client.name, title, why, ...measured, took: now() - began });
  }
  return findings;
}
