import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';

const routes = routeNames.map((name) => ({ id: name, path: pages[name].pattern, caseSensitive: true }));

/** The page React Router would show at a path, as a result of matchPage. */
function routed(path: string) {
  const leaf = matchRoutes(routes, path)?.at(-1);
  const name = routeNames.find((known) => known === leaf?.route.id);
  if (leaf === undefined || name === undefined) return null;
  const params = present(leaf.params);
  const fits = Object.entries(params).every(
    ([param, value]) => pages[name].where?.[param]?.test(value) ?? true,
  );
  return fits ? { name, params } : null;
}

function matched(path: string) {
  const match = matchPage(path);
  return match && { name: match.name, params: present(match.params) };
}

function present(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Every form of a pattern: with and without its optional segments. */
function writings(segments: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = segments;
  if (first === undefined) return [[]];
  const tails = writings(rest);
  const withFirst = tails.map((tail) => [first.replace('?', ''), ...tail]);
  return first.endsWith('?') ? [...withFirst, ...tails] : withFirst;
}

/** A segment that two patterns both accept, or null. */
function common(a: string, b: string): string | null {
  if (!a.startsWith(':') && !b.startsWith(':')) return a === b ? a : null;
  if (!a.startsWith(':')) return b.endsWith('.html') && !a.endsWith('.html') ? null : a;
  if (!b.startsWith(':')) return common(b, a);
  return a.endsWith('.html') || b.endsWith('.html') ? 'x.html' : 'x';
}

/** An address that two patterns both accept, or null. */
function contested(a: readonly string[], b: readonly string[]): string | null {
  if (a.length !== b.length) return null;
  const segments = a.map((segment, index) => common(segment, b[index] ?? ''));
  return segments.includes(null) ? null : `/${segments.join('/')}`;
}

const patterns = routeNames.flatMap((name) => writings(pages[name].pattern.split('/').slice(1)));
const addresses = [...new Set(patterns.flatMap((a) => patterns.map((b) => contested(a, b))))].filter(
  (path) => path !== null,
);

describe('matchPage', () => {
  it('gives every address that two patterns claim to the page React Router would show', () => {
    expect(addresses.length).toBeGreaterThan(routeNames.length);
    expect(addresses.map((path) => [path, matched(path)])).toEqual(
      addresses.map((path) => [path, routed(path)]),
    );
  });

  it.each([
    '/currencies/list_2.html/',
    '/currencies/list_x.html',
    '/currencies/a.html.html',
    '/news/.html',
    '/exchange/a%2Fb/market.html',
    '/concept/%E5%B8%81.html',
    '/event/a%20b',
    '/own/',
    '/Exchange',
    '/exchange/binance/nothing',
  ])('and React Router read %s alike', (path) => {
    expect(matched(path)).toEqual(routed(path));
  });
});
