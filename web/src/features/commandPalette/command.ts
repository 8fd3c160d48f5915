import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
/** A command of the palette: it navigates, or changes something. */
export interface Command {
  readonly key: string;
  /** 比特币 BTC; 主题：深色 */
  readonly label: string;
  /** 币种, 页面, 设置 … */
  readonly group: string;
  /** Names of a setting, of which this is one choice; a query that begins with one asks for the setting. */
  readonly setting?: readonly string[];
  /** Additional search terms, lower case: code, symbol, pinyin. */
  readonly words?: string;
  /** At the right: a rank, a shortcut. */
  readonly hint?: string;
  /** Link target; a command has this or `run`. */
  readonly href?: string;
  readonly run?: () => void;
}

/** Commands whose label or search terms contain every typed word; those whose label starts with it come first. */
export function findCommands(commands: readonly Command[], typed: string, limit: number): readonly Command[] {
  const wanted = foldWord(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return commands.slice(0, limit);
  const first = wanted[0] ?? '';
  return commands
    .filter(({ label, words = '' }) => {
      const text = `${foldWord(label)} ${words}`;
      return wanted.every((word) => text.includes(word));
    })
    .toSorted((a, b) => begins(b, first) - begins(a, first))
    .slice(0, limit);
}

/**
 * The choices of a setting that a query names first: `单位 eur`, `时区`, `主题深色`. The rest of the query tells which; a
 * name alone asks for all of them. null where no setting is named, or none of its choices is called so.
 */
export function findSetting(commands: readonly Command[], typed: string): readonly Command[] | null {
  const query = foldWord(typed);
  const named = commands.flatMap((command) => {
    const name = longestName(command, query);
    if (name === '') return [];
    const rest = query
      .slice(name.length)
      .replace(/^[\s:：=]+/, '')
      .split(' ')
      .filter(Boolean);
    const text = foldWord(`${command.label} ${command.words ?? ''}`);
    return rest.every((word) => text.includes(word)) ? [{ command, length: name.length }] : [];
  });
  const longest = Math.max(...named.map(({ length }) => length));
  const found = named.filter(({ length }) => length === longest).map(({ command }) => command);
  return found.length > 0 ? found : null;
}

/** The longest of its setting's names that the query begins with. A name in Latin letters ends with the word. */
function longestName({ setting = [] }: Command, query: string): string {
  const meant = setting
    .map(foldWord)
    .filter((name) => query.startsWith(name) && !/^[a-z]{2}/.test(query.slice(name.length - 1)));
  return meant.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function begins({ label }: Command, word: string): number {
  return foldWord(label).startsWith(word) ? 1 : 0;
}
