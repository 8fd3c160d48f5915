import { boardNames } from '@coinmirror/shared/boards/boards.ts';
import { pages } from '@coinmirror/shared/pages/pages.ts';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startEmbeddedSite } from './support/site.ts';

const { gate } = await startEmbeddedSite();

const LISTS = ['/', '/currencies/', '/currencies/list_2.html', '/assets', '/newcoins', '/concept'];
const BOARDS = boardNames.map((name) => pages[name].pattern);

describe('the words of a page stand in its answer, before any script', () => {
  test.each([...LISTS, ...BOARDS, '/hot/ieonewscoin.html/roi'])(
    '%s has its heading and its rows as links, all of them pages of ours',
    async (path) => {
      const { body } = await ask(gate.origin, path);
      const root = body.slice(body.indexOf('<div id="root">'), body.indexOf('id="preload"'));
      expect(root).toMatch(/<h1>[^<]+<\/h1>/);
      const links = [...root.matchAll(/<th scope="row" class="o-name"><a href="([^"]+)"/g)].map(
        ([, href]) => href ?? '',
      );
      expect(links.length).toBeGreaterThanOrEqual(10);
      const [first = ''] = links;
      expect((await ask(gate.origin, first)).status).toBe(200);
      expect(root).not.toMatch(/NaN|undefined|null/);
    },
  );

  test.each([
    ['/', 'coinRank'],
    ['/currencies/', 'coinRank'],
    ['/currencies/bitcoin', 'coinInfo'],
    ['/hot/rise.html', 'maxChange'],
  ])('%s says when its figures were true, as the answer it carries does', async (path, call) => {
    const { body } = await ask(gate.origin, path);
    const asOf = new RegExp(`"name":"${call}","params":{[^}]*},"asOf":(\\d+)`).exec(body)?.[1];
    expect(body).toContain(`<time datetime="${new Date(Number(asOf)).toISOString()}">`);
  });
});
