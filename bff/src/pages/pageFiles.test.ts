import { describe, expect, it } from 'vitest';
import { pageFiles } from './pageFiles.ts';

const BUILT = JSON.stringify({ home: { js: ['/assets/home-1.js'], css: ['/assets/home-2.css'] } });

describe('the links to a page’s own files', () => {
  it('name its code and its styles for after the first frame, and those of no other page', () => {
    const { links } = pageFiles(BUILT);
    expect(links('home')).toBe(
      '<link data-rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home-1.js" />' +
        '<link data-rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/home-2.css" />',
    );
    expect(links('coin')).toBe('');
  });

  it.each(['', '{}', 'no json', '{"home":{"js":["https://elsewhere/x.js"],"css":[]}}'])(
    'are none where the build says %o',
    (text) => {
      expect(pageFiles(text).links('home')).toBe('');
    },
  );
});
