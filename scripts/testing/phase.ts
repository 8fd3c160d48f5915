import { lastLine, sum, type Tally } from './tally.ts';

/** One part of a run. Its own output explains its failures; the tally counts them. */
export interface Phase {
  readonly name: string;
  run(): Promise<Tally>;
}

/**
 * Runs phases one after the other and reports each; the last line printed is the sum of all.
 * Returns the exit code: 1 when anything failed, or when nothing ran at all.
 */
export async function runPhases(phases: readonly Phase[]): Promise<number> {
  const tallies: Tally[] = [];
  for (const phase of phases) {
    console.log(`\n── ${phase.name}`);
    const began = Date.now();
    const tally = await phase.run();
    console.log(`── ${phase.name}: ${lastLine(tally)} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    tallies.push(tally);
  }
  const total = sum(tallies);
  console.log(`\n${lastLine(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
