import type { Wanted } from './arguments.ts';
import { browserPhase } from './browserPhase.ts';
import { buildPhase } from './buildPhase.ts';
import { changedFiles, specsFor } from './changed.ts';
import type { Step } from './phase.ts';
import { staticPhases } from './staticPhases.ts';
import { topologyPhase, vitestPhase } from './vitestPhase.ts';

/** What the deployed composition runs. */
const DEPLOYED = /^(bff|shared|scripts\/upstream)\//;

/** The selected phases in the order in which they run, with those that run beside the unit tests. */
export function stepsFor({ groups, changedSince, files }: Wanted): readonly Step[] {
  const changed = changedSince === null ? null : changedFiles(changedSince);
  const specs = changed === null ? 'all' : specsFor(changed);
  const browser = groups.includes('browser') && (specs === 'all' || specs.length > 0);
  const build = browser ? [buildPhase] : [];
  const chosen = specs === 'all' ? files : specs.map((spec) => spec.replace(/^web\//, ''));
  const check = groups.includes('check') ? staticPhases : [];
  const isAlone = groups.length === 1;
  // Files that are named are those of the other groups.
  const isMeant = isAlone || (files.length === 0 && (changed?.some((path) => DEPLOYED.test(path)) ?? true));
  const topology = groups.includes('topology') && isMeant ? [topologyPhase(isAlone ? files : [])] : [];
  const steps: Step[] = [];
  if (groups.includes('unit')) {
    const since = changedSince === null ? [] : [`--changed=${changedSince}`];
    steps.push([vitestPhase([...since, ...files], changedSince !== null), ...check, ...build, ...topology]);
  } else {
    steps.push(...[...check, ...build, ...topology].map((phase) => [phase]));
  }
  if (browser) steps.push([browserPhase(chosen)]);
  return steps;
}
