import { existsSync } from 'node:fs';
import { nginxProgram } from '../../bff/test/topology/processes.ts';

/** Refuses machines on which a measurement would be meaningless, in one line. */
export function requireMachine(): void {
  if (!existsSync('/proc/self/stat'))
    throw new Error('The bench reads CPU times from /proc: it needs Linux.');
  if (nginxProgram() === null) console.log('No nginx on this machine: its rows are left out.');
}
