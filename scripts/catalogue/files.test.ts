import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@coinmirror/testing/world.ts';
import { coinCatalogue } from '@coinmirror/upstream/catalogue/coinCatalogue.ts';
import { exchangeCatalogue } from '@coinmirror/upstream/catalogue/exchangeCatalogue.ts';
import { walletCatalogue } from '@coinmirror/upstream/catalogue/walletCatalogue.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { catalogueFiles } from './files.ts';
import { logoPicture } from './logoPicture.ts';
import { logoSources } from './logoSources.ts';
import { logoText } from './logoText.ts';
import { pinyinOfName } from './pinyin.ts';
import { pinyinFiles } from './pinyinFiles.ts';

describe('catalogue files', () => {
  it('equal the output of the tables and the icon package; run `node scripts/catalogue/generate.ts` after a change', () => {
    for (const [name, text] of catalogueFiles()) {
      const file = new URL(`../upstream/catalogue/${name}`, import.meta.url);
      expect(readFileSync(file, 'utf8') === text, `${name} is out of date`).toBe(true);
    }
  });

  it('say how Chinese names are read, of every name that search reads', () => {
    for (const [path, text] of pinyinFiles())
      expect(readFileSync(join(root, path), 'utf8') === text, `${path} is out of date`).toBe(true);
  });

  it.each([
    ['重置密码', 'chong zhi mi ma'],
    ['央行数字货币', 'yang hang shu zi huo bi'],
    ['51% 攻击', '51 gong ji'],
    ['MVRV 比值', 'mvrv bi zhi'],
    ['绿', 'lv'],
    ['—', ''],
  ])('read %s as %s', (name, pinyin) => {
    expect(pinyinOfName(name)).toBe(pinyin);
  });
});

describe('logos', () => {
  it('have a source for exactly the logos in the catalogue', () => {
    const named = [...coinCatalogue, ...exchangeCatalogue, ...walletCatalogue]
      .map(({ logo }) => logo)
      .filter(Boolean);
    expect(new Set(logoSources().keys())).toEqual(new Set(named));
    expect(named.length).toBeGreaterThan(500);
  });

  it('exist for the hundred largest coins and the thirty best exchanges', async () => {
    const { rows } = await ask('coinRank', { pagesize: 100 });
    expect(rows).toHaveLength(100);
    expect(rows.filter(({ logo }) => logo === '').map(({ code }) => code)).toEqual([]);
    const exchanges = exchangeCatalogue.slice(0, 30).filter(({ logo }) => logo === '');
    expect(exchanges.map(({ code }) => code)).toEqual([]);
  });

  it('have the licences listed in the notes', () => {
    const notes = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    for (const name of ['@web3icons/core', 'cryptocurrency-icons', '@fontsource/inter']) {
      const manifest = readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
      const licence = /"license":\s*"([^"]+)"/.exec(manifest)?.[1];
      expect(notes).toContain(`| \`${name}\` | ${licence} |`);
    }
  });

  it('are SVG texts', async () => {
    const [first, ...rest] = logoSources().values();
    if (!first) throw new Error('no logos');
    for (const source of [first, ...rest.slice(-40)])
      expect(await logoText(source)).toMatch(/^<svg[\s\S]*<\/svg>$/);
  });

  it('need no font: a machine without fonts would draw boxes instead of letters', async () => {
    for (const [name, source] of logoSources())
      expect(await logoText(source), name).not.toMatch(/<text[\s>]/);
  });

  it('become visible pictures of one size, whatever the size of their SVG', async () => {
    const wanted = ['coin/bitcoin', 'coin/sky', 'exchange/okx'].map((name) =>
      logoSources().get(`/logos/${name}.webp`),
    );
    for (const source of wanted) {
      const picture = sharp(await logoPicture(source ?? expect.fail('a logo is missing')));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
      const { channels } = await picture.stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    }
  });
});
