import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { type MatrixCase, matrixCases } from './matrixRows.ts';
import { partsOf } from './pageParts.ts';

/** What a page is drawn with: its layout and the template of its subject, as a visitor or as a member. */
function templateOf({ route, asMember = false }: MatrixCase): string {
  return [layoutOf(route), pages[route].subject, asMember].join(' | ');
}

/** What is drawn around a page's own content: the frame, the head of its subject, the bars of its part of the site. */
const surroundingsOf = (one: MatrixCase): string =>
  `${templateOf(one)} | ${pages[one.route].pattern.split('/')[1]}`;

/** The cases that bring something that no case before them has. */
function firstWith(
  cases: readonly MatrixCase[],
  bringsOf: (one: MatrixCase) => readonly string[],
): ReadonlySet<MatrixCase> {
  const seen = new Set<string>();
  const first = new Set<MatrixCase>();
  for (const one of cases) {
    for (const part of bringsOf(one)) {
      if (!seen.has(part)) first.add(one);
      seen.add(part);
    }
  }
  return first;
}

/**
 * The cases that are judged: by axe, for valid HTML, and on the second screen. Each is the first with its layout and
 * subject, or with a template, a feature or a file that its page imports. So a page with code of its own is judged from
 * the day it has a row, and a page of a known kind is only opened.
 */
export const judgedCases: ReadonlySet<MatrixCase> = firstWith(matrixCases, (one) => [
  templateOf(one),
  ...partsOf(one.route),
]);

/** Those whose colours axe judges, too: the first with each surroundings. */
export const contrastCases: ReadonlySet<MatrixCase> = firstWith([...judgedCases], (one) => [
  surroundingsOf(one),
]);

/** Those that axe judges whole on both screens and in both themes: the first of each template. */
export const judgedTwice: ReadonlySet<MatrixCase> = firstWith([...judgedCases], (one) => [templateOf(one)]);
