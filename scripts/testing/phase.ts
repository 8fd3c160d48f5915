import { type FileTime, slowest } from './fileTime.ts';
import { bufferOutput, type Output, terminal } from './output.ts';
import { lastLine, sum, type Tally } from './tally.ts';

/** Result of a phase: its tally, and the time of each of its test files, if any. */
export interface Result extends Tally {
  readonly files?: readonly FileTime[];
}

/** One part of a run. Its output explains failures; the tally counts them. */
export interface Phase {
  readonly name: string;
  run(output: Output): Promise<Result>;
}

/** Phases that run at the same time: the first has the terminal, the others run one after another beside it. */
export type Step = readonly Phase[];

/**
 * Runs steps one after another and reports each phase; the output of parallel phases is printed in one piece
 * afterwards. The last line is the total, before it the slowest test files. Returns the exit code: 1 if anything
 * failed, or if unexpectedly nothing ran.
 */
export async function runPhases(steps: readonly Step[], { mayBeEmpty = false } = {}): Promise<number> {
  const done: Done[] = [];
  for (const step of steps) done.push(...(await runStep(step)));
  for (const { name, result } of done) {
    const lines = slowest(result.files ?? []);
    if (lines.length > 0) console.log(`\nThe slowest files of ${name}:\n${lines.join('\n')}`);
  }
  const total = sum(done.map(({ result }) => result));
  console.log(`\n${lastLine(total)}`);
  return total.failed > 0 || (total.passed === 0 && !mayBeEmpty) ? 1 : 0;
}

interface Done {
  readonly name: string;
  readonly result: Result;
}

async function runStep([lead, ...others]: Step): Promise<readonly Done[]> {
  const beside = runBeside(others);
  const done = lead ? [{ name: lead.name, result: await runTimed(lead, terminal) }] : [];
  const kept = await beside;
  for (const { text } of kept) console.log(text);
  return [...done, ...kept];
}

/** One after another; a failure is reported in one line immediately, and its output once the terminal is free. */
async function runBeside(phases: readonly Phase[]): Promise<readonly (Done & { readonly text: string })[]> {
  const done = [];
  for (const phase of phases) {
    const { name } = phase;
    const output = bufferOutput();
    const result = await runTimed(phase, output);
    if (result.failed > 0) console.log(`── ${name}: ${lastLine(result)}, shown below`);
    done.push({ name, result, text: output.text() });
  }
  return done;
}

async function runTimed(phase: Phase, output: Output): Promise<Result> {
  output.print(`\n── ${phase.name}`);
  const began = Date.now();
  const result = await phase.run(output);
  output.print(`── ${phase.name}: ${lastLine(result)} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}
