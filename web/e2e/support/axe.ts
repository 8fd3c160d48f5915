import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { preferTheme, switchTheme } from './page.ts';
import { atRest } from './rest.ts';

/** Half the size of `axe.source`, for every page that is checked. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose findings axe rates moderate or minor, which are not reported: skipping them saves time. */
const LESSER = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header', 'heading-order'],
  ...[
    'form-field-multiple-labels',
    'image-redundant-alt',
    'page-has-heading-one',
    'presentation-role-conflict',
  ],
  ...['landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main'],
  ...[
    'landmark-one-main',
    'landmark-unique',
    'region',
    'scope-attr-valid',
    'skip-link',
    'table-duplicate-name',
  ],
];

export interface AxeScope {
  /** A selector; by default the whole document. */
  readonly within?: string;
  /** Names of rules; by default all. */
  readonly rules?: readonly string[];
  /** Names of rules that are left out besides the lesser ones. */
  readonly without?: readonly string[];
}

/** Fails on every violation axe rates serious or critical, with the rule and the elements. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await atRest(page);
  const found = await barriers(page, within === undefined ? {} : { within });
  expect(found, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}

/** The same, and then the colours of the other theme, on the same page. */
export async function expectAccessibleInBothThemes(page: Page, within: string): Promise<void> {
  await preferTheme(page, 'light');
  await atRest(page);
  expect(await barriers(page, { within }), 'light theme').toEqual([]);
  await switchTheme(page, 'dark');
  await atRest(page);
  expect(await barriers(page, { within, rules: ['color-contrast'] }), 'dark theme').toEqual([]);
}

/** The serious and critical violations of a settled page, each with its elements. */
export async function barriers(
  page: Page,
  { within, rules, without = [] }: AxeScope,
): Promise<readonly string[]> {
  const found = await violations(page, {
    ...(within !== undefined && { include: [within] }),
    ...(rules ? { only: rules } : { without: [...LESSER, ...without] }),
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, places }) => `${id}: ${help}\n${places.map(({ at }) => `    ${at}`).join('\n')}`);
}

export interface Judged {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Names of the rules to run, or to leave out. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly impact: string | undefined;
  readonly places: readonly { readonly at: string; readonly why: string }[];
}

/** All violations in a part of an open page. axe stays in the page for the next call. */
export async function violations(
  page: Page,
  { include = ['html'], exclude = [], only, without = [] }: Judged,
): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeScript);
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  const context = { include: [...include], exclude: [...exclude] };
  const options: RunOptions = {
    resultTypes: ['violations'],
    // No rule that is asked for reads the style sheets; fetched and parsed, they cost a fifth of a judgement.
    preload: { assets: ['media'] },
    ...(only
      ? { runOnly: [...only] }
      : { rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])) }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const { violations: found } = await window.axe.run(part, how);
      return found.map(({ id, help, impact, nodes }) => ({
        id,
        help,
        impact: impact ?? undefined,
        places: nodes.map(({ target, any }) => ({ at: target.join(' '), why: any[0]?.message ?? help })),
      }));
    },
    [context, options] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
