import type { RankingSwitch } from '@coinmirror/shared/rankings/ranking.ts';

/** px of letters at the size of labels. */
const LETTER = { han: 13, other: 7 } as const;
/** px beside the words of an option, of a dropdown and of 只看自选. */
const BESIDE = { option: 20, dropdown: 40, star: 48 } as const;
const GAP = 8;
const BORDERS = 2;

interface ShownTools {
  readonly switches: readonly RankingSwitch[];
  /** A currency can be chosen. */
  readonly hasMoney: boolean;
  /** Rows can be starred. */
  readonly hasStars: boolean;
}

/** Width of the switches above a ranking on a wide screen, px: the page's own but for the exact width of its letters. */
export function switchesWidth({ switches, hasMoney, hasStars }: ShownTools): number {
  const groups = switches.map(({ options, folded }) =>
    folded
      ? BESIDE.dropdown + Math.max(...options.map(({ label }) => wordsWidth(label)))
      : BORDERS + options.reduce((sum, { label }) => sum + BESIDE.option + wordsWidth(label), 0),
  );
  if (hasMoney) groups.push(BESIDE.dropdown + wordsWidth('美元 USD'));
  if (hasStars) groups.push(BESIDE.star + wordsWidth('只看自选'));
  return groups.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, groups.length - 1);
}

function wordsWidth(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? LETTER.han : LETTER.other), 0);
}
