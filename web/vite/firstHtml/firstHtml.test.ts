import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { composedRules } from './composedRules.ts';
import { firstStyles } from './firstHtml.ts';

const WEB = join(import.meta.dirname, '../..');
const config = await resolveConfig({ root: WEB, configFile: false, logLevel: 'silent' }, 'build');

/** A sheet that composes classes of another, as it is written. */
async function composed(rules: string, theirs: string): Promise<string> {
  const source = mkdtempSync(join(tmpdir(), 'composed-'));
  writeFileSync(join(source, 'their.css'), theirs);
  const postcss = { plugins: [composedRules(source)] };
  const { code } = await preprocessCSS(rules, join(source, 'own.css'), {
    ...config,
    css: { ...config.css, postcss },
  });
  return code.replace(/\s+/g, ' ').trim();
}

describe('a rule that composes a class of the app', () => {
  it('says first what the class says, on every screen and in every state, for its own selectors', async () => {
    const theirs =
      '.a { color: red; } .a:hover, .a[aria-current] { top: 0; } @media print { .a { left: 0; } }';
    expect(await composed('.x, .y b { composes: a from "their.css"; top: 1px; }', theirs)).toBe(
      '.x, .y b { color: red; } .x:hover, .x[aria-current], .y b:hover, .y b[aria-current] { top: 0; } ' +
        '@media print { .x, .y b { left: 0; } } .x, .y b { top: 1px; }',
    );
  });

  it.each([
    ['another class', '.ab { top: 0; } .a { left: 0; }'],
    ['an element within', '.a > b { top: 0; } .a .c { top: 0; } .a { left: 0; }'],
    ['the class within another', '.b .a { top: 0; } .a { left: 0; }'],
    ['the class with a second', '.a.b { top: 0; } .a:not(.b) .c { top: 0; } .a { left: 0; }'],
    ['what is supported', '@supports (top: 0) { .a { top: 0; } } .a { left: 0; }'],
    ['a comment', '/* .a */ @media print { /* .a */ } .a { left: 0; }'],
  ])('leaves out %s', async (_what, theirs) => {
    expect(await composed('.x { composes: a from "their.css"; }', theirs)).toBe('.x { left: 0; }');
  });

  it('takes several classes of a file, in their order', async () => {
    const theirs = '.b { top: 0; } .a { left: 0; }';
    expect(await composed('.x { composes: a b from "their.css"; }', theirs)).toBe(
      '.x { left: 0; } .x { top: 0; }',
    );
  });

  it.each(['c', 'toString', 'a c'])(
    '%s: a class that the file does not have fails the build',
    async (name) => {
      await expect(composed(`.x { composes: ${name} from "their.css"; }`, '.a { top: 0; }')).rejects.toThrow(
        /has no \.(c|toString)/,
      );
    },
  );
});

const styles = await firstStyles(config, WEB);

describe('the styles of the first HTML', () => {
  test('are those of the app, with breakpoints and lengths as browsers read them', () => {
    expect(styles).toContain('.o-bar{height:var(--bar-height);');
    expect(styles).toMatch(/@media[^{]*max-width[^{]*\{\.o-bar\{display:none\}\}/);
    expect(styles).not.toMatch(/composes|@media[^{]*--|\d{2}px|\{\}|<\//);
  });

  test('keep the blank before a part that begins with a colon', () => {
    expect(styles).toContain('.o-table :is(td,small)[data-arrow]::before{');
    expect(styles).toContain('.o-table :is(th,td){height:auto');
  });

  test('are about no element of the app', () => {
    const selectors = [...styles.matchAll(/(?<=[{}]|^)([^{}@]+)\{/g)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(80);
    expect(selectors.filter((selector) => !selector.startsWith('.o-'))).toEqual([]);
  });

  test('stand in the root before the words, of the page alone', () => {
    const html = readFileSync(join(WEB, 'index.html'), 'utf8');
    expect(html).toContain('<div id="root"><!--prerender--></div>');
  });
});
