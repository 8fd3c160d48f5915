/**
 * The design's lengths are CSS px of a browser whose letters have their usual size. What the browser gets is rem, and em
 * in media queries, so that a visitor who sets larger letters gets a larger page: letters, rows and columns alike.
 */
export const ROOT_SIZE = 16;

/** Lines, rings and outlines stay as thin as they are, px. */
const THIN = 2;

/** A length of the design in rem. */
export function rem(px: number): string {
  return `${px / ROOT_SIZE}rem`;
}

/** A value, or a whole style sheet without px in its media queries, with its lengths in rem. */
export function inRem(css: string): string {
  return css.replace(/(?<![\w.#-])(-?)(\d*\.?\d+)px\b/g, (whole, sign: string, digits: string) =>
    Number(digits) > THIN ? sign + rem(Number(digits)) : whole,
  );
}

/** A width of the window in em: there, unlike rem, it is what the visitor set, whatever the page says. */
export function windowWidth(px: number): string {
  return `${px / ROOT_SIZE}em`;
}
