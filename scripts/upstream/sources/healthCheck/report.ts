import type { Budget } from '../client/budget.ts';
import { failureKinds } from '../net/failure.ts';
import { type SourceName, sourceTable } from '../table/sourceTable.ts';
import type { Finding } from './examine.ts';
import { table } from './textTable.ts';

export interface Examined {
  readonly findings: readonly Finding[];
  readonly budgets: ReadonlyMap<SourceName, Budget>;
}

/** The doctor's table, and what may be done about each source that did not answer. `now`: epoch ms. */
export function report({ findings, budgets }: Examined, now: number): string {
  const rows = findings.map((finding) => rowOf(finding, budgets.get(finding.source), now));
  const head = ['source', 'asked for', 'state', 'rows', 'newest', 'took', 'left now', 'left this month'];
  return [table('Public sources', head, rows), ...adviceOn(findings)].join('\n');
}

/** Whether every source that is switched on answered as documented. */
export function isWell({ findings }: Examined): boolean {
  return findings.every(({ why }) => why === null || why.kind === 'off');
}

function rowOf(finding: Finding, budget: Budget | undefined, now: number): readonly string[] {
  const { source, title, why, count, newest, took } = finding;
  return [
    source,
    title,
    why === null ? 'well' : why.kind,
    count === null ? '--' : count.toLocaleString('en'),
    newest === null ? '--' : ageText(now - newest),
    `${took} ms`,
    budget ? `${budget.now} of ${budget.burst}` : '--',
    budget?.month == null ? '--' : budget.month.toLocaleString('en'),
  ];
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** `12 s`, `3 min`, `2 h`; in the future `-12 s`. */
function ageText(ms: number): string {
  for (const [unit, length] of UNITS)
    if (Math.abs(ms) >= 2 * length) return `${Math.round(ms / length)} ${unit}`;
  return `${Math.round(ms / 1_000)} s`;
}

/** A line for each failure, once a source. */
function adviceOn(findings: readonly Finding[]): readonly string[] {
  const lines = findings.flatMap(({ source, why, answeredAt }) => {
    if (why === null || why.kind === 'off') return [];
    const advice = failureKinds[why.kind].advice.replaceAll('<NAME>', source);
    const wait = why.retryAfter === null ? '' : ` It is not asked for ${ageText(why.retryAfter)}.`;
    const stored = answeredAt === null ? '' : ` Last answered ${new Date(answeredAt).toISOString()}.`;
    return [`${source} (${sourceTable[source].title}): ${why.detail}.${wait}${stored} Try: ${advice}.`];
  });
  return lines.length === 0 ? [] : ['', ...new Set(lines)];
}
