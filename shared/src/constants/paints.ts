/**
 * Colours of the tokens (`web/src/ui/tokens.css`) that are painted where no style sheet is: in icons and pictures, in the
 * bar of the browser itself. A test compares them.
 */
export const TOKEN_PAINTS = {
  ink: '#16245c',
  amber: '#ffc24b',
  light: { paper: '#ffffff' },
  dark: { paper: '#0b0d12', ink: '#b9c6ff', rule: '#8d9ee6' },
  /** On ink, in both themes. */
  bar: { words: '#ffffff', quiet: '#b9c3e8', red: '#ff9da4', green: '#6fdcae' },
} as const;

/** What pictures of a page are painted in, on ink in every theme: a rise is red until a visitor chooses. */
export const PREVIEW_PAINTS = {
  ground: TOKEN_PAINTS.ink,
  /** The area under a line. */
  area: '#22327a',
  words: TOKEN_PAINTS.bar.words,
  quiet: TOKEN_PAINTS.bar.quiet,
  /** The reflection of the mark where it carries no direction. */
  reflect: TOKEN_PAINTS.dark.rule,
  up: TOKEN_PAINTS.bar.red,
  down: TOKEN_PAINTS.bar.green,
  flat: TOKEN_PAINTS.bar.quiet,
  mark: TOKEN_PAINTS.amber,
} as const;

/** Where the parts of a picture stand, px of 1200 by 630: above the line what is, below it what belongs to it. */
export const PICTURE = {
  ...{ width: 1200, height: 630, left: 64, right: 1136 },
  /** The mirror line, and the line at the foot on which the mark stands. */
  ...{ line: 372, lineWidth: 5, footLine: 568, footWidth: 3 },
  /** The curve ends at the right edge, and its area at the line. */
  curve: { left: 600, top: 112, bottom: 352 },
} as const;
