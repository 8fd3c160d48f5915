import type { PausedSources } from '@coinmirror/shared/contract/notConnected.ts';
import type { SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import { resumesText } from '@coinmirror/shared/format/resumes.ts';
import type { Sources } from '../../ports/sources.ts';
import { reasonOf } from '../../ports/sourceWords.ts';

/** States of a source that has told something, or would, and cannot be asked now. */
const SILENT: ReadonlySet<SourceState> = new Set(['paused', 'failed']);

/**
 * The pause of the sources of these names (`BINANCE`), as `/status` lists them; null where none of them is switched on, or
 * one of them may be asked.
 */
export async function pauseOf(names: readonly string[], sources: Sources): Promise<PausedSources | null> {
  const rows = names.length > 0 && sources.status ? await sources.status.rows() : [];
  const on = rows.filter(({ name, state }) => names.includes(name) && state !== 'off');
  if (on.length === 0 || on.some(({ state }) => !SILENT.has(state))) return null;
  const untils = on.flatMap(({ until }) => until ?? []);
  return {
    sources: [...new Set(on.map(({ title }) => title))],
    reason: [...new Set(on.map(({ reason }) => reasonOf(reason?.kind ?? '')))].join('；'),
    until: untils.length < on.length ? null : Math.min(...untils),
  };
}

/** What visitors read of a pause: which source, why, until when in Beijing. */
export function pauseSentence({ sources, reason, until }: PausedSources): string {
  return `${sources.join('、')}：${reason}；${resumesText(until)}`;
}
