/** The colours a canvas needs, read from the tokens in effect on an element. */
export interface ThemeColors {
  readonly background: string;
  readonly surface: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  /** Words on a colour that is full. */
  readonly textInverse: string;
  readonly brand: string;
  readonly up: string;
  readonly down: string;
  readonly neutral: string;
  readonly buy: string;
  readonly sell: string;
  readonly warning: string;
  readonly error: string;
  readonly success: string;
  readonly info: string;
  /** Colours that tell series apart, in the order they are used. */
  readonly series: readonly string[];
  readonly fontFamily: string;
}

const SERIES_TOKENS = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `--chart-${index}` as const);

/** Reads every colour a chart draws with. `element` lets a part of the page have a theme of its own. */
export function readThemeColors(element: Element = document.documentElement): ThemeColors {
  const style = getComputedStyle(element);
  const token = (name: string) => fullHex(style.getPropertyValue(name).trim());
  return {
    background: token('--bg'),
    surface: token('--surface'),
    line: token('--line'),
    lineStrong: token('--line-strong'),
    text: token('--text'),
    text2: token('--text-2'),
    text3: token('--text-3'),
    textInverse: token('--text-inverse'),
    brand: token('--brand'),
    up: token('--up'),
    down: token('--down'),
    neutral: token('--neutral'),
    buy: token('--buy'),
    sell: token('--sell'),
    warning: token('--warning'),
    error: token('--error'),
    success: token('--success'),
    info: token('--info'),
    series: SERIES_TOKENS.map(token),
    fontFamily: token('--font-sans'),
  };
}

/** The build shortens `#ffffff` to `#fff`; what mixes colours reads six digits. Anything else stays as it is. */
export function fullHex(color: string): string {
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
}
