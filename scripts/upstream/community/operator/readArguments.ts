import { parseArgs } from 'node:util';
import type { ActName } from '../store/operator/acts.ts';
import { MESSAGE_KINDS, type MessageFilter } from '../store/operator/messages.ts';

type Change = Exclude<ActName, 'files'>;

export type Command =
  | { readonly name: 'list'; readonly filter: MessageFilter }
  | { readonly name: 'show'; readonly number: number }
  | { readonly name: 'files'; readonly number: number; readonly folder: string }
  | { readonly name: 'log'; readonly limit: number }
  | { readonly name: 'change'; readonly act: Change; readonly target: number; readonly reason: string };

export const USAGE = `node scripts/upstream/inbox.ts <command>
  list [--kind feedback|submission|report] [--open|--done] [--since 7d|2026-11-20] [--limit 50]
  show <number>                 all of a message
  files <number> [folder]       writes what is attached
  done <number> [note]          reopen <number> [note]
  hide <comment> <reason>       unhide <comment> [reason]
  lock <account> <reason>       unlock <account> [reason]
  log [--limit 50]              what was done, when, by whom and why`;

/** Acts, and whether one must say why. */
const CHANGES: Readonly<Record<Change, boolean>> = {
  done: false,
  reopen: false,
  hide: true,
  unhide: false,
  lock: true,
  unlock: false,
};
const LIMIT = 50;
const MOST = 10_000;
const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** Reads the command line. `now` in epoch ms. Throws a one-line Error that says what is missing. */
export function readArguments(args: readonly string[], now: number): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      open: { type: 'boolean', default: false },
      done: { type: 'boolean', default: false },
      since: { type: 'string' },
      limit: { type: 'string', default: String(LIMIT) },
    },
  });
  const [name = 'list', first, ...rest] = positionals;
  const limit = numberOf(values.limit, '--limit', MOST);
  if (name === 'log') return { name, limit };
  if (name === 'list') {
    if (values.open && values.done) throw new Error('--open and --done exclude each other.');
    const state = values.open ? 'open' : values.done ? 'done' : undefined;
    const since = values.since === undefined ? undefined : instantOf(values.since, now);
    return { name, filter: { kind: kindOf(values.kind), state, since, limit } };
  }
  if (name === 'show') return { name, number: numberOf(first, 'the number of a message') };
  if (name === 'files') {
    const number = numberOf(first, 'the number of a message');
    return { name, number, folder: rest.join(' ') || `inbox-${number}` };
  }
  if (!isChange(name)) throw new Error(`there is no command ${JSON.stringify(name)}.\n${USAGE}`);
  const target = numberOf(first, `whom or what to ${name}`);
  const reason = rest.join(' ').trim();
  if (CHANGES[name] && reason === '') throw new Error(`say why: ${name} ${target} <reason>.`);
  return { name: 'change', act: name, target, reason };
}

function isChange(name: string): name is Change {
  return Object.hasOwn(CHANGES, name);
}

function kindOf(kind: string | undefined) {
  const found = MESSAGE_KINDS.find((one) => one === kind);
  if (kind !== undefined && found === undefined)
    throw new Error(`--kind is one of ${MESSAGE_KINDS.join(', ')}.`);
  return found;
}

function numberOf(text: string | undefined, what: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text !== undefined && /^\d+$/.test(text) && number >= 1 && number <= most) return number;
  throw new Error(`${what} must be a whole number${most < Number.MAX_SAFE_INTEGER ? ` up to ${most}` : ''}.`);
}

/** `7d`, `12h`, `30m` before now; a day begins at midnight in Beijing; or an ISO instant. */
function instantOf(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,6})([dhm])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * (UNITS[unit] ?? 0);
  const instant = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00+08:00` : text);
  if (Number.isNaN(instant)) throw new Error('--since is 7d, 12h, a day (2026-11-20) or an ISO instant.');
  return instant;
}
