import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCY_UNIT_FACTS } from '@coinmirror/shared/constants/currencyUnits.ts';
import { ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import { siteEntries } from '@coinmirror/shared/pages/siteIndex/siteEntries.ts';
import { technicals } from '@coinmirror/shared/technical/technicals.ts';
import { EXPLAINERS } from '@coinmirror/upstream/catalogue/content/news/explainers/explainers.ts';
import { root } from '../bootstrap/paths.mjs';
import { syllablesOf } from './pinyin.ts';

/** The settings of the command palette, whose names stand where they are offered. */
const SETTINGS = ['web/src/layouts/commandPalette/settingCommands.ts', 'web/src/features/display/labels.ts'];

/** The characters of each syllable, and the words whose characters are read otherwise than alone. */
export function buildSitePinyin() {
  const runs = siteNames().flatMap((name) => name.match(/\p{Script=Han}+/gu) ?? []);
  const characters = [...new Set(runs.flatMap((run) => [...run]))].toSorted();
  const bySyllable = Map.groupBy(characters, (character) => syllablesOf(character)[0] ?? '');
  return {
    syllables: Object.fromEntries(
      [...bySyllable].map(([syllable, own]) => [syllable, own.join('')] as const).toSorted(),
    ),
    words: Object.fromEntries(
      [...new Set(runs.flatMap(wordsOf))].toSorted().map((word) => [word, read(word)]),
    ),
  };
}

/** All names that search and the command palette read by pinyin, but those of terms, which bring their own. */
function siteNames(): readonly string[] {
  return [
    ...siteEntries.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...EXPLAINERS.map(({ title }) => title),
    ...technicals.map(({ title }) => title),
    ...Object.values(CURRENCY_UNIT_FACTS).map(({ name }) => name),
    ...Object.values(ZONE_LABELS),
    ...SETTINGS.map((path) => readFileSync(join(root, path), 'utf8')),
  ];
}

/** The shortest parts of a name that read a character as the name does, where the character alone is read otherwise. */
function wordsOf(run: string): readonly string[] {
  const said = syllablesOf(run);
  return said.flatMap((syllable, at) =>
    syllablesOf(run.charAt(at))[0] === syllable ? [] : shortest(run, at, said),
  );
}

function shortest(run: string, at: number, said: readonly string[]): string {
  for (let length = 2; length < run.length; length += 1) {
    for (let from = Math.max(0, at - length + 1); from <= Math.min(at, run.length - length); from += 1) {
      const part = run.slice(from, from + length);
      if (read(part) === said.slice(from, from + length).join(' ')) return part;
    }
  }
  return run;
}

function read(word: string): string {
  return syllablesOf(word).join(' ');
}
