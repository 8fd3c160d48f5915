import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { rankingNames } from '@coinmirror/shared/rankings/rankings.ts';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startEmbeddedSite } from './support/site.ts';
import { soon } from './support/soon.ts';

const { gateway } = await startEmbeddedSite();

const LISTS = [
  '/',
  '/currencies/',
  '/currencies/list_2.html',
  '/assets',
  '/newcoins',
  '/concept',
  '/tag',
  '/mining',
  '/hotsearch',
  '/activetransaction',
];
const RANKINGS = rankingNames.map((name) => pages[name].pattern);

describe('the words of a page stand in its answer, before any script', () => {
  test.each([...LISTS, ...RANKINGS, '/hot/ieonewscoin.html/roi'])(
    '%s has its heading and its rows as links, all of them pages of ours',
    async (path) => {
      let root = '';
      // A busy machine may need longer for the first answer than a visitor is made to wait for its words.
      await soon(async () => {
        const { body } = await ask(gateway.origin, path);
        root = body.slice(body.indexOf('<div id="root">'), body.indexOf('id="preload"'));
        expect(root).toMatch(/<h1>[^<]+<\/h1>/);
      });
      const links = [...root.matchAll(/<th scope="row" class="o-name"><a href="([^"]+)"/g)].map(
        ([, href]) => href ?? '',
      );
      expect(links.length).toBeGreaterThanOrEqual(10);
      const [first = ''] = links;
      expect((await ask(gateway.origin, first)).status).toBe(200);
      expect(root).not.toMatch(/NaN|undefined|null/);
    },
  );

  test.each([
    ['/', 'coinRank'],
    ['/currencies/', 'coinRank'],
    ['/currencies/bitcoin', 'coinInfo'],
    ['/hot/rise.html', 'maxChange'],
  ])('%s says when its figures were true, as the answer it carries does', async (path, call) => {
    const { body } = await ask(gateway.origin, path);
    const asOf = new RegExp(`"name":"${call}","params":{[^}]*},"asOf":(\\d+)`).exec(body)?.[1];
    expect(body).toContain(`<time datetime="${new Date(Number(asOf)).toISOString()}">`);
  });

  test('a coin says why it moved, by the answer that its page carries', async () => {
    await soon(async () => {
      const { body } = await ask(gateway.origin, '/currencies/cardano');
      const said = /<p class="o-why">(.*?)<\/p>/.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
      expect(said).toMatch(/^大盘 .+，公链 .+，自身 .+。$/);
    });
    expect((await ask(gateway.origin, '/currencies/cardano/dynamic')).body).not.toContain('o-why');
  });

  test.each([
    ['/analyse/bitcoin', '比特币行情分析'],
    ['/calendar/arbitrum', 'Arbitrum 日历'],
    ['/notice/exchange/binance', '币安公告'],
    ['/proposal/coin/uniswap', 'Uniswap 治理提案'],
    ['/contact', '联系我们'],
  ])('%s is headed "%s"', async (path, heading) => {
    expect((await ask(gateway.origin, path)).body).toContain(`<h1>${heading}</h1>`);
  });
});
