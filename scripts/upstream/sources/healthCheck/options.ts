import { parseArgs } from 'node:util';
import { type SourceName, sourceNames } from '../table/sourceTable.ts';

export interface HealthCheckOptions {
  readonly names: readonly SourceName[];
  /** Folder into which answers are written; null: none. */
  readonly folder: string | null;
  /** For how long to ask again and again, ms; 0: once. */
  readonly duration: number;
  /** Whether the table of venues' symbols is made anew, in place of the doctor's table. */
  readonly isIdentity: boolean;
}

export const HEALTH_CHECK_USAGE = `npm run sources -- [options]
  Asks each public source and tells how it is. Ends with 1 where one is not well.
  --only <NAME,…>      these sources alone
  --record <folder>    write what is answered into a folder; MARKET_SOURCE=replay:<folder> serves it
  --for <90min|24h>    ask every minute for so long (with --record)
  --identity           make the table of what venues' symbols mean anew, in place of all this`;

const LENGTHS: Readonly<Record<string, number>> = { min: 60_000, h: 3_600_000 };

/** Reads the doctor's options; null where help is asked for. Throws an Error of one line for what is none. */
export function parseHealthCheck(args: readonly string[]): HealthCheckOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      record: { type: 'string' },
      for: { type: 'string' },
      identity: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.for !== undefined && values.record === undefined)
    throw new Error('--for wants --record <folder>.');
  return {
    names: namesOf(values.only),
    folder: values.record ?? null,
    duration: values.for === undefined ? 0 : durationOf(values.for),
    isIdentity: values.identity,
  };
}

function namesOf(text: string | undefined): readonly SourceName[] {
  if (text === undefined) return sourceNames;
  const asked = text.split(',').map((name) => name.trim().toUpperCase());
  const unknown = asked.find((name) => !sourceNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no source: ${sourceNames.join(', ')}.`);
  return sourceNames.filter((name) => asked.includes(name));
}

function durationOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})(min|h)$/.exec(text) ?? [];
  const length = LENGTHS[unit];
  if (length === undefined) throw new Error(`--for must be like 90min or 24h, not "${text}".`);
  return Number(count) * length;
}
