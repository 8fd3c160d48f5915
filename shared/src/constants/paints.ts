/**
 * Colours of the tokens (`web/src/ui/tokens.css`) that are painted where no style sheet is: in link previews, in the bar
 * of the browser itself. A test compares them.
 */
export const TOKEN_PAINTS = {
  ink: '#16245c',
  light: { paper: '#ffffff' },
  dark: { paper: '#0b0d12', red: '#ff6b78', green: '#35c186' },
} as const;

/** What link previews are painted in: a rise is red until a visitor chooses. */
export const PREVIEW_PAINTS = {
  ground: '#16255c',
  brand: TOKEN_PAINTS.ink,
  words: '#ffffff',
  light: '#c4d0ff',
  middle: '#7d9bff',
  deep: '#4d6ff0',
  quiet: '#8fa3e8',
  up: TOKEN_PAINTS.dark.red,
  down: TOKEN_PAINTS.dark.green,
  flat: '#c4d0ff',
  mark: '#ffc857',
} as const;
