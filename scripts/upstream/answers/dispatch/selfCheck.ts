import { NotConnectedError } from '../../ports/requirePort.ts';
import { pause } from '../concurrency/pause.ts';
import type { CheckedRelations, Instance } from '../relations/relation.ts';
import { CHECKS, type CheckedWorld, type NamedCheck } from './checks.ts';

/** Failures that are reported with both numbers. */
const MOST_REPORTED = 5;

export interface SelfCheckOptions {
  /** Told why a relation could not be looked at: visitors read only that. */
  readonly log: (line: string) => void;
  readonly checks?: Readonly<Record<string, NamedCheck>>;
}

/**
 * Looks at a sample of the relations between the site's own numbers, as pages read them, and yields to other requests between
 * two checks. What needs a port without a source is not looked at; what throws does not hold. A check in the middle of which
 * a cycle began compares numbers of two, and does not count.
 */
export async function runSelfCheck(
  world: CheckedWorld,
  { log, checks = CHECKS }: SelfCheckOptions,
): Promise<CheckedRelations> {
  const { clock } = world.sources;
  const instances: Instance[] = [];
  for (const [name, check] of Object.entries(checks)) {
    await pause();
    const began = clock.now();
    const found = await lookedAt(name, check, world, log);
    if (clock.now() === began) instances.push(...found);
  }
  const failed = instances.filter(({ holds }) => !holds);
  return {
    at: clock.now(),
    checked: instances.length,
    failed: failed.length,
    failures: failed.slice(0, MOST_REPORTED),
  };
}

async function lookedAt(
  name: string,
  { title, look }: NamedCheck,
  world: CheckedWorld,
  log: SelfCheckOptions['log'],
): Promise<readonly Instance[]> {
  try {
    return await look(world);
  } catch (error) {
    if (error instanceof NotConnectedError) return [];
    log(`the self-check of ${name} threw: ${error instanceof Error ? error.message : String(error)}`);
    const unknown = { value: null, path: '' };
    return [{ relation: `${title}：未能核对`, subject: '', left: unknown, right: unknown, holds: false }];
  }
}
