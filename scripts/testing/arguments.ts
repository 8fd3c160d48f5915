import { parseArgs } from 'node:util';

export const GROUPS = ['check', 'unit', 'topology', 'browser'] as const;
type Group = (typeof GROUPS)[number];

/** The selection of tests. */
export interface Wanted {
  readonly groups: readonly Group[];
  /** Only what differs from this commit; null for everything. */
  readonly changedSince: string | null;
  /** Parts of file paths; empty for all files. */
  readonly files: readonly string[];
}

/**
 * Parses `[--only check|unit|topology|browser] [--changed [commit]] [files]`. The default commit is HEAD, also before another
 * option; throws on an unknown option.
 */
export function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: withCommit(args),
    allowPositionals: true,
    options: { only: { type: 'string' }, changed: { type: 'string' } },
  });
  const groups = values.only === undefined ? GROUPS : GROUPS.filter((group) => group === values.only);
  if (groups.length === 0) throw new Error(`--only knows ${GROUPS.join(', ')}, not "${values.only}".`);
  return { groups, changedSince: values.changed ?? null, files: positionals };
}

function withCommit(args: readonly string[]): string[] {
  return args.map((word, at) => {
    const next = args[at + 1];
    return word === '--changed' && (next === undefined || next.startsWith('-')) ? '--changed=HEAD' : word;
  });
}
