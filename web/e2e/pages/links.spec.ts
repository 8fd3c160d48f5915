import { pages, type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { exampleAddress, fillAddress } from '@coinmirror/testing/addresses.ts';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { publishedIds } from '../support/examples.ts';
import { faultOfLink, linksOf, pathOfLink } from '../support/pageLinks.ts';

/** Links from one page to pages of one kind are alike, so only this many are followed. */
const OF_A_KIND = 2;

/** Pages with the same content as another, at an address of their own. */
const SAME_THING: ReadonlySet<RouteName> = new Set([
  'exchangesNoticeItem',
  'exchangeDynamicArticle',
  'userExchangeIndex2',
]);

interface Served {
  readonly name: RouteName;
  readonly html: string;
}

async function serve(request: APIRequestContext): Promise<readonly Served[]> {
  const ids = await publishedIds(request);
  const served: Served[] = [];
  // The bare form of an address redirects to the one ending in .html.
  for (const name of routeNames.filter((one) => !one.endsWith('Bare'))) {
    const address = fillAddress(exampleAddress(name), ids);
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), `${name} (${address})`).toBe(200);
    served.push({ name, html: await response.text() });
  }
  return served;
}

const read = (html: string, expression: RegExp) => expression.exec(html)?.[1] ?? '';

test('every page has a title, a description and a heading of its own, and its links lead to pages', async ({
  request,
}) => {
  test.slow();
  const served = await serve(request);
  const titles = new Map<string, string>();
  const followed = new Map<string, string>();
  for (const { name, html } of served) {
    const title = read(html, /<title>([^<]*)<\/title>/);
    const description = read(html, /<meta name="description" content="([^"]*)"/);
    expect.soft(title, name).toMatch(/^\S.* - 币镜$/);
    expect.soft(description.length, `${name}: description`).toBeGreaterThan(4);
    expect.soft(html.match(/<h1\b/g)?.length ?? 0, `${name}: headings`).toBeLessThanOrEqual(1);
    // A view of another page may share its title.
    if (!('view' in pages[name]) && !SAME_THING.has(name)) {
      expect.soft(titles.get(title), `${name} is called "${title}"`).toBeUndefined();
      titles.set(title, name);
    }
    const links = linksOf(html);
    expect
      .soft(
        links.flatMap((href) => faultOfLink(href) ?? []),
        name,
      )
      .toEqual([]);
    for (const href of sampled(links)) if (!followed.has(href)) followed.set(href, name);
  }
  for (const [path, from] of followed) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), `${path}, from ${from}`).toBe(200);
  }
});

/** A sample of links to each kind of page: without query, no duplicates. */
function sampled(links: readonly string[]): readonly string[] {
  const paths = new Set(links.flatMap((href) => pathOfLink(href) ?? []));
  const byKind = Map.groupBy(paths, (path) => matchPage(path)?.name);
  return [...byKind.values()].flatMap((alike) => alike.slice(0, OF_A_KIND));
}
