import type { Wanted } from './arguments.ts';
import { browserPhase } from './browserPhase.ts';
import { buildPhase } from './buildPhase.ts';
import { changedFiles, specsFor } from './changed.ts';
import type { Step } from './phase.ts';
import { staticPhases } from './staticPhases.ts';
import { vitestPhase } from './vitestPhase.ts';

/** The selected phases in the order in which they run, with those that run beside the unit tests. */
export function stepsFor({ groups, changedSince, files }: Wanted): readonly Step[] {
  const specs = changedSince === null ? 'all' : specsFor(changedFiles(changedSince));
  const browser = groups.includes('browser') && (specs === 'all' || specs.length > 0);
  const build = browser ? [buildPhase] : [];
  const chosen = specs === 'all' ? files : specs.map((spec) => spec.replace(/^web\//, ''));
  const check = groups.includes('check') ? staticPhases : [];
  const steps: Step[] = [];
  if (groups.includes('unit')) {
    const since = changedSince === null ? [] : [`--changed=${changedSince}`];
    steps.push([vitestPhase([...since, ...files], changedSince !== null), ...check, ...build]);
  } else {
    steps.push(...[...check, ...build].map((phase) => [phase]));
  }
  if (browser) steps.push([browserPhase(chosen)]);
  return steps;
}
