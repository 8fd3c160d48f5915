/** The colours a canvas needs, read from the tokens in effect on an element. */
export interface ThemeColors {
  readonly paper: string;
  readonly line: string;
  readonly line2: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  /** Text on a fully coloured background. */
  readonly textInverse: string;
  /** The house: lines and bars without a direction. */
  readonly ink: string;
  /** The mirror line. */
  readonly rule: string;
  /** A counterpart without a direction, and the area under the house's line. */
  readonly reflect: string;
  readonly reflectSoft: string;
  readonly up: string;
  readonly down: string;
  readonly neutral: string;
  readonly buy: string;
  readonly sell: string;
  readonly warning: string;
  readonly error: string;
  readonly success: string;
  readonly info: string;
  /** Series colours, in the order they are used. */
  readonly series: readonly string[];
  /** Ground and dots of a QR code, in every theme. */
  readonly codeGround: string;
  readonly codeInk: string;
  readonly fontFamily: string;
}

const SERIES_TOKENS = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `--chart-${index}` as const);

/** Reads every colour a chart draws with. `element` lets a part of the page have its own theme. */
export function readThemeColors(element: Element = document.documentElement): ThemeColors {
  const style = getComputedStyle(element);
  const token = (name: string) => fullHex(style.getPropertyValue(name).trim());
  return {
    paper: token('--paper'),
    line: token('--line'),
    line2: token('--line-2'),
    text: token('--text'),
    text2: token('--text-2'),
    text3: token('--text-3'),
    textInverse: token('--text-inverse'),
    ink: token('--ink'),
    rule: token('--rule'),
    reflect: token('--reflect'),
    reflectSoft: token('--reflect-soft'),
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
    codeGround: token('--code-ground'),
    codeInk: token('--code-ink'),
    fontFamily: token('--font-sans'),
  };
}

/**
 * Expands `#fff`, to which the build shortens `#ffffff`, since colour mixing needs six digits. Anything else is
 * returned unchanged.
 */
export function fullHex(color: string): string {
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
}
