import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faviconSvg, manifestJson, PLATES, plateSvg } from './icons.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const read = (path: string) => readFileSync(`${WEB}${path}`, 'utf8');

describe('the icons of the site', () => {
  test('are in the repository as the table of the mark has them', () => {
    expect(read('public/favicon.svg')).toBe(faviconSvg());
    expect(read('public/site.webmanifest')).toBe(manifestJson());
  });

  test.each(PLATES)('$name has its size, and the ink of the plate in its corners', async ({ name, edge }) => {
    const { data, info } = await sharp(`${WEB}public/${name}`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([edge, edge]);
    const last = data.length - info.channels;
    for (const at of [0, last]) expect([...data.subarray(at, at + 3)]).toEqual([0x16, 0x24, 0x5c]);
  });

  test('stand in the head of every page', () => {
    const html = read('index.html');
    for (const href of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
      expect(html).toContain(`href="${href}"`);
  });

  test.each([faviconSvg(), plateSvg()])('are plain enough for every browser', (svg) => {
    expect(svg).not.toMatch(/color-mix|var\(|oklch|<script|<foreignObject|href=/);
  });

  test.each([180, 512])('a system may cut the plate of %i px to a circle', (edge) => {
    // The safe zone of a maskable icon: 40 % of its edge around its middle. The line alone runs out of it.
    const corners = [
      [104, 272],
      [408, 272],
      [256, 82],
      [288.18, 400],
    ] as const;
    for (const [x, y] of corners)
      expect((Math.hypot(x - 256, y - 256) * edge) / 512).toBeLessThan(edge * 0.4);
  });
});
