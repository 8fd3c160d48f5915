import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHeads } from './heads.ts';
import { PREVIEW_SIZE, type PreviewKind, previewKind, previewPath } from './previews.ts';
import type { SitePage } from './site.ts';

const KINDS: readonly PreviewKind[] = ['default', 'coin', 'list', 'chart', 'article'];
const LARGEST = 60 * 1024;

describe('the picture of a link preview', () => {
  test.each(KINDS)('%s is a small PNG of the size that the head says', (kind) => {
    const bytes = readFileSync(new URL(`../../../web/public${previewPath(kind)}`, import.meta.url));
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(Object.values(PREVIEW_SIZE));
    expect(bytes.length).toBeLessThanOrEqual(LARGEST);
  });

  const kindOf: readonly (readonly [SitePage['name'], boolean, PreviewKind])[] = [
    ['home', false, 'default'],
    ['coin', false, 'coin'],
    ['coinMarket', false, 'coin'],
    ['kline', false, 'chart'],
    ['coinList', false, 'list'],
    ['newsFlash', false, 'article'],
    ['wikiItem', true, 'article'],
    ['aboutus', false, 'default'],
  ];
  test.each(kindOf)('of %s is that of its kind', (name, isArticle, kind) => {
    expect(previewKind(name, isArticle)).toBe(kind);
  });

  test('stands in every head with the absolute address of our own', () => {
    const heads = createHeads('https://coinmirror.example');
    const site: SitePage = { name: 'kline', params: {}, query: new URLSearchParams() };
    for (const [head, kind] of [
      [heads.of(site, '/kline', null), 'chart'],
      [heads.lost, 'default'],
    ] as const) {
      expect(head).toContain(
        `<meta property="og:image" content="https://coinmirror.example/previews/${kind}.png" />`,
      );
      expect(head).toContain('<meta property="og:image:width" content="1200" />');
      expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
    }
  });
});
