import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { preferTheme } from './page.ts';
import { atRest } from './rest.ts';

/** Rows of a table are alike: the first five show what there is to find. */
const ALIKE = 'tbody tr:nth-child(n+6)';

export interface AxeScope {
  /** A selector; the whole document without one. */
  readonly within?: string;
  /** Names of rules; all of them without. */
  readonly rules?: readonly string[];
}

/** Fails with what it is and where, for everything that axe calls serious or critical. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await atRest(page);
  const found = await barriers(page, within === undefined ? {} : { within });
  expect(found, 'what a screen reader, a keyboard or weak eyes would stumble over').toEqual([]);
}

/** The same, and then the colours of the other theme, on the same page. */
export async function expectAccessibleInBothThemes(page: Page, within: string): Promise<void> {
  for (const [theme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const) {
    await preferTheme(page, theme);
    await atRest(page);
    expect(await barriers(page, { within, ...(rules && { rules }) }), `${theme} theme`).toEqual([]);
  }
}

/** What axe calls serious or critical on a page that is at rest, each with the elements it concerns. */
export async function barriers(page: Page, { within, rules }: AxeScope): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { ...(within !== undefined && { include: [within] }), exclude: [ALIKE] };
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await window.axe.run(where, how);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, help, nodes }) =>
            `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
        );
    },
    [context, options] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
