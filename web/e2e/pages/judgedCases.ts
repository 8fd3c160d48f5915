import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { pageFileOf } from '@coinmirror/shared/pages/pageFile.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { type MatrixCase, matrixCases } from './matrixRows.ts';

/** What is drawn around a page's own content: the frame, the head of its subject, the bars of its part of the site. */
function surroundingsOf({ route, asMember = false }: MatrixCase): string {
  const { subject, pattern } = pages[route];
  return [layoutOf(route), subject, pattern.split('/')[1], asMember].join(' | ');
}

/** What a page is drawn with: its layout and the template of its subject, as a visitor or as a member. */
function templateOf({ route, asMember = false }: MatrixCase): string {
  return [layoutOf(route), pages[route].subject, asMember].join(' | ');
}

/** A page's further row is a state of it that looks different; one at the same address is the same look again. */
function stateOf({ route, at }: MatrixCase): string {
  const first = matrixCases.find((one) => one.route === route);
  return first?.at === at ? '' : at;
}

/** Two cases of one kind differ in their data alone: what is around them, the page's code and its state are the same. */
const kindOf = (one: MatrixCase): string =>
  [surroundingsOf(one), pageFileOf(one.route), stateOf(one)].join(' | ');

const firstOfEach = (nameOf: (one: MatrixCase) => string): ReadonlySet<MatrixCase> =>
  new Set(new Map(matrixCases.toReversed().map((one) => [nameOf(one), one])).values());

/**
 * The cases that axe judges: the first of each kind. It follows from the manifest, so a page with code of its own is
 * judged from the day it has a row.
 */
export const judgedCases: ReadonlySet<MatrixCase> = firstOfEach(kindOf);

/** Those whose colours it judges, too: the first with each surroundings. Contrast is four fifths of a judgement. */
export const contrastCases: ReadonlySet<MatrixCase> = firstOfEach(surroundingsOf);

/** Those it judges whole on both screens and in both themes: the first of each template. */
export const judgedTwice: ReadonlySet<MatrixCase> = firstOfEach(templateOf);
