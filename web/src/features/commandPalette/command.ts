import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
/** A command of the palette: it navigates, or changes something. */
export interface Command {
  readonly key: string;
  /** 比特币 BTC; 主题：深色 */
  readonly label: string;
  /** 币种, 页面, 设置 … */
  readonly group: string;
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

function begins({ label }: Command, word: string): number {
  return foldWord(label).startsWith(word) ? 1 : 0;
}
