import { afterEach, expect, it, vi } from 'vitest';
import { likelyPaths } from './likelyPages.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** A page with links, each at its distance from the top of the screen, px. */
function pageWith(links: readonly (readonly [href: string, top: number])[]) {
  const tops = new Map<Element, number>();
  document.body.innerHTML = '<header><a href="/app">App</a></header><main id="content"></main>';
  for (const [href, top] of links) {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    document.querySelector('#content')?.append(link);
    tops.set(link, top);
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops.get(this) ?? 0;
    return { top, bottom: top + 20, width: 80 } as DOMRect;
  });
  return document;
}

it('are one of each kind that links on screen lead to, the most frequent first', () => {
  const page = pageWith([
    ['/exchange/okx', 0],
    ['/currencies/bitcoin', 40],
    ['/currencies/ethereum', 80],
    ['https://example.com/', 100],
    ['/no-such/page/at/all', 110],
  ]);
  expect(likelyPaths(page)).toEqual(['/currencies/bitcoin', '/exchange/okx']);
});

it('are three kinds at most, and none that a visitor would have to scroll to', () => {
  const page = pageWith([
    ['/currencies/bitcoin', 0],
    ['/exchange/okx', 40],
    ['/wallet/metamask.html', 80],
    ['/concept/defi', 120],
    ['/wiki/', window.innerHeight + 1],
  ]);
  expect(likelyPaths(page)).toHaveLength(3);
  expect(likelyPaths(pageWith([['/wiki/', window.innerHeight + 1]]))).toEqual([]);
});
