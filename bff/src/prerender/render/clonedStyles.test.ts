import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../../../web/src');
const modules = new Map(globSync('**/*.module.css', { cwd: WEB }).map((file) => [basename(file), file]));

/** Declarations by property. */
type Rule = Readonly<Record<string, string>>;

/** The rules of a style sheet that hold on every screen, by selector. */
function rulesOf(css: string): ReadonlyMap<string, Rule> {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/\s+/g, ' ');
  const rules = new Map<string, Rule>();
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((each) => each.trim()))
      rules.set(selector, { ...rules.get(selector), ...declarationsOf(body) });
  return rules;
}

function declarationsOf(body: string): Rule {
  const declarations = body.split(';').filter((each) => each.includes(':'));
  return Object.fromEntries(
    declarations.map((each) => {
      const at = each.indexOf(':');
      return [each.slice(0, at).trim(), each.slice(at + 1).trim()];
    }),
  );
}

const prerendered = rulesOf(
  globSync('css/*.css', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n'),
);

/**
 * Rules of the prerendered HTML that repeat a rule of the app's own style sheets, and what each adds to it because its
 * elements are others.
 */
type Clone = readonly [ours: string, file: string, theirs: string, own?: readonly string[]];
const CLONES: readonly Clone[] = [
  ['.o-bar', 'TopBar.module.css', '.bar'],
  ['.o-menu', 'Header.module.css', '.header'],
  ['.o-in', 'Header.module.css', '.inner', ['overflow', 'color', 'font-size', 'white-space']],
  ['.o-menu .o-brand', 'brand.module.css', '.logo'],
  ['.o-mark', 'brand.module.css', '.mark'],
  ['.o-side h2', 'SideNav.module.css', '.title'],
  ['.o-side a', 'SideNav.module.css', '.link'],
  ['.o-side a[aria-current]', 'SideNav.module.css', '.link[aria-current]'],
  ['.o-tabs a', 'Tabs.module.css', '.tab'],
  ['.o-head', 'PageHeader.module.css', '.header'],
  ['.o-head p', 'PageHeader.module.css', '.line'],
  ['.o-head time', 'PageHeader.module.css', '.updated'],
  ['.o-from', 'PageHeader.module.css', '.updated'],
  ['.o-state', 'state.module.css', '.box'],
  ['.o-state small', 'state.module.css', '.hint'],
  ['.o-strip', 'MarketStrip.module.css', '.strip'],
  ['.o-strip div', 'MarketStrip.module.css', '.fact'],
  ['.o-strip div:first-child', 'MarketStrip.module.css', '.fact:first-child'],
  ['.o-strip dd', 'MarketStrip.module.css', '.figure', ['padding-top']],
  ['.o-table', 'DataTable.module.css', '.table'],
  ['.o-kept', 'DataTable.module.css', '.kept'],
  ['.o-sized', 'DataTable.module.css', '.sized'],
  ['.o-table .o-center', 'DataTable.module.css', '.center'],
  ['.o-table [data-arrow]::before', 'number.module.css', '.number[data-arrow]::before'],
  ['.o-table [data-mark]::after', 'number.module.css', '.number[data-mark]::after'],
  ['.o-name a', 'columns.module.css', '.twoLines'],
  ['.o-name b:last-child', 'columns.module.css', '.twoLines > :first-child'],
  ['.o-coin', 'SubjectHead.module.css', '.head'],
  ['.o-coin h1 span', 'SubjectHead.module.css', '.symbol'],
  ['.o-facts', 'FactGrid.module.css', '.grid', ['grid-template-columns']],
  ['.o-facts div', 'FactGrid.module.css', '.fact', ['box-shadow']],
];

const CASES = CLONES.map(([ours, file, theirs, own = []]) => ({ ours, file, theirs, own }));

test.each(CASES)('$ours is as $file has $theirs', ({ ours, file, theirs, own }) => {
  const path = modules.get(file) ?? expect.unreachable(`web/src has no ${file}`);
  const original = rulesOf(readFileSync(join(WEB, path), 'utf8')).get(theirs);
  expect(original, `${file} has ${theirs}`).toBeDefined();
  const cloned = Object.entries(prerendered.get(ours) ?? {}).filter(([property]) => !own.includes(property));
  expect(cloned.length).toBeGreaterThan(0);
  for (const [property, value] of cloned)
    expect(`${property}: ${value}`).toBe(`${property}: ${original?.[property]}`);
});
