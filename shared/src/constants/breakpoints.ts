import { windowWidth } from './rem.ts';

/**
 * Where the layout changes, by what it is up to that width, in CSS px where letters have their usual size. A style sheet says `@media (--phone)` for a window
 * of at most 640 px and `@media (--above-phone)` for a wider one.
 */
export const BREAKPOINTS = {
  phone: 640,
  /** A project's allocation and facts stand in one column. */
  'project-column': 800,
  /** What else stands beside something stands in one column. */
  'one-column': 900,
  /** The parts of the visitor's account stand in one column. */
  'account-column': 959,
  tablet: 1024,
  /** The header's menus fold into one button. */
  'folded-menu': 1180,
  /** There is no room for a rail beside the page. */
  'no-rail': 1199,
  /** A list's tools stand below its tabs. */
  'tools-below': 1399,
  /** Wider screens have a wider page, and more columns in its tables. */
  desktop: 1679,
} as const;

/** One row of the breakpoints. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query of a window that is at most as wide. */
export function upTo(name: Breakpoint): string {
  return `(max-width: ${windowWidth(BREAKPOINTS[name])})`;
}

/** The media query of a wider window. */
export function above(name: Breakpoint): string {
  return `(min-width: ${windowWidth(BREAKPOINTS[name] + 1)})`;
}

/** A media query with its named breakpoints written out: `(--phone)`, `(--above-phone)`. Throws for an unknown name. */
export function withBreakpoints(query: string): string {
  return query.replace(/\(--(above-)?([\w-]+)\)/g, (_whole, isAbove: string | undefined, name: string) => {
    if (!isBreakpoint(name)) throw new Error(`No breakpoint is named ${name}.`);
    return isAbove ? above(name) : upTo(name);
  });
}

function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(BREAKPOINTS, name);
}
