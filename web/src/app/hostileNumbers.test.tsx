import type { PageRow } from '@coinmirror/shared/manifest/page.ts';
import { pages, type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { exampleAddress, fillAddress } from '@coinmirror/testing/addresses.ts';
import { testIds } from '@coinmirror/testing/calls.ts';
import { NASTY, NASTY_CLASSES } from '@coinmirror/testing/nasty.ts';
import { rotation } from '@coinmirror/testing/rotation.ts';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { damagedMarket } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { testSources } from '#testing/sources.ts';

/** `HOSTILE=all` renders every page with every value; otherwise a third of the distinct kinds of pages once. */
const { isAll: ALL } = rotation;
const VALUES = NASTY_CLASSES.flatMap((name) => NASTY[name].map((value) => ({ name, value })));
const SLIP = /NaN|undefined|(?<!Axie )Infinity|Invalid Date|\bnull\b/;
const IN_TEXT = 'no number';

/** Rankings and boards of a kind are one component with different columns. */
const ALIKE = 2;

const names = routeNames.filter((name) => (pages[name] as PageRow).view === undefined);
const alike = Map.groupBy(names, (name) => pages[name].pattern.split('/')[1] ?? '');
const chosen = ALL ? names : [...alike.values()].flatMap((ones) => ones.slice(0, ALIKE));
const cases = chosen.flatMap((name, index) => {
  const own = VALUES[(index * 7) % VALUES.length];
  return (ALL || own === undefined ? VALUES : [own]).map((one) => ({ page: name, ...one }));
});

const ids = await testIds({ sources: testSources, token: '' });

// React also logs a caught error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe(`a page whose every number is (${rotation.label})`, () => {
  test.each(rotation.of(cases))('$value ($name) renders whole: $page', async ({ page, name, value }) => {
    server.use(...damagedMarket(value));
    const { container } = await renderPage(addressOf(page));
    await settled(container);
    const words = container.textContent ?? '';
    expect(words).not.toContain('页面出错了');
    expect(words).not.toContain('这部分暂时无法显示');
    if (name !== IN_TEXT) expect(SLIP.exec(words)?.[0] ?? '').toBe('');
  });
});

function addressOf(name: RouteName): string {
  return fillAddress(exampleAddress(name), ids);
}

/** Resolves when nothing is loading any more, or when what is loading will not arrive. */
async function settled(container: Element): Promise<void> {
  await act(async () => {
    await vi
      .waitUntil(() => container.querySelector('[aria-busy="true"]') === null, { timeout: 3_000 })
      .catch(() => undefined);
  });
}
