import type { SourceClient } from '../sourceClient.ts';
import type { Measured, Probe } from './probe.ts';

/** What one probe of one source came to. */
export interface Finding extends Measured {
  readonly source: SourceClient['name'];
  readonly title: string;
  /** ms until the answer. */
  readonly took: number;
}

/** Asks a source its probes, one after another: its limits are its own. */
export async function examine(
  client: SourceClient,
  probes: readonly Probe[],
  now: () => number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { title, ask } of probes) {
    const began = now();
    const measured = await ask(client);
    findings.push({ source: client.name, title, took: now() - began, ...measured });
  }
  return findings;
}
