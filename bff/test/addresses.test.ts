import { pages, type RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { faultOfLink, linksOf, pathOfLink } from '@coinmirror/testing/pageLinks.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from './support/ask.ts';
import { type ServedPage, servedPages } from './support/servedPages.ts';
import { startEmbeddedSite } from './support/site.ts';

/** `GATEWAY_ORIGIN=http://localhost:3000 npm test -- --only unit bff/test/addresses.test.ts` asks a site that runs. */
const RUNNING = process.env['GATEWAY_ORIGIN'];

const gateway: { readonly origin: string } =
  RUNNING === undefined ? (await startEmbeddedSite()).gateway : { origin: RUNNING };

/** Every address of the specification's section 2. */
const PAGES = `
  / /own /token /currencies /currencies/ /currencies/bitcoin /currencies/bitcoin/ /currencies/%62itcoin /currencies/list_2.html
  /currencies/subPage /currencies/bitcoin/dynamic /currencies/bitcoin/longShort /coinmarket/bitcoin
  /coinmarket/bitcoin/spot /coindetails/bitcoin /coindetails /coinevent /coinevent/bitcoin /coinwallet/bitcoin
  /infoDetail/bitcoin /calendar /calendar/ /calendar/bitcoin /calendar?tab=2 /exchange /exchange/ /exchange/binance
  /exchange/binance/assets_disclosure /exchange/binance/details.html /exchange/binance/dynamic
  /exchange/binance/ieo /exchange/binance/investor /exchange/binance/market.html
  /exchange/binance/member /exchange/binance/mining /exchange/binance/newcoin /exchange/binance/news
  /exchange/binance/wallet.html /exchange/dex /exchange/dynamic /exchange/exrank.html /exchange/futures
  /exchange/gradeguide /exchange/hot /exchange/index2 /exchange/nft /exchange/notice 
  /exchange/options /exchange/otc /wallet /wallet/ /wallet/metamask /wallet/metamask/notice /wallet/app
  /wallet/financing /wallet/focus /wallet/hardware /wallet/pc /wallet/trade /wallet/metamask.html /data /data/
  /data/defi/heco/mdex /data/defi/oec/kswap /data?tab=3 /data/ahrdata.html /data/btcholding.html /data/calc.html /data/coin-trend.html /data/defi /data/defi/
  /data/defi/aave /data/defi/bsc /data/defi/eth/uniswap /data/defi/course /data/defi/news /data/dex /data/eth.html
  /data/financing.html /data/futures.html /data/gray.html /data/jzrdata.html /data/more.html /data/mtgox.html
  /data/mtgox.html/history /data/nft.html /data/spread.html /data/stable.html /data/stable/coin-trend.html
  /btccljbdjs.html /hot/concept.html /hot/currencies.html /hot/drop.html /hot/exchanges.html /hot/exnum.html
  /hot/facebook.html /hot/github.html /hot/holder.html /hot/ico.html /hot/ieonewscoin.html /hot/max.html
  /hot/newcoin.html /hot/position.html /hot/reddit.html /hot/rise.html /hot/social.html /hot/turnoverrate.html
  /hot/twitter.html /hot/vol.html /news /news?tab=0 /news/flash.html /concept /concept/defi
  /concept/defi.html /concept/%e5%85%ac%e9%93%be.html /dapp /dapp/uniswap /dapp/game /assets /mining /recorded /norecorded /newcoins /kline
  /kline/ /kline/binance_btc_usdt /kline/eth /kline/handicap/btc /proposal/coin /proposal/coin/uniswap /wiki
  /wiki/basics /wiki/article/halving /wiki/media/bitcoin-paper /wiki/noun/halving /event/speech /event /event/halving/bitcoin /notice
  /notice/exchange/binance /announcement /announcement/demo-data.html /submit/coin /submit/dapp /submit/exchange /user/
  /user/setting/ /user/login /user/signin /user/findpwd /user/security /userticker /userexchange
  /analyse /author/editors /author /tag/defi /tutorial /search/?word=%E6%AF%94%E7%89%B9%E5%B8%81&tabs=2 /2020halving /aboutus
  /activetransaction /agreement.html /app /app/downloadtips /apply_guide /ath /charts /compare /contact /daohang
  /dcep.html /declare /defi /faq /futures /gradeguide /headline /hotsearch /joinus_backup /privacy.html
  /verification /weekly
`
  .trim()
  .split(/\s+/);

/** With its last slash where it had none, without where it had one. */
function otherForm(address: string): string {
  const [path = '', query] = address.split('?');
  const other = path.endsWith('/') ? path.replace(/\/$/, '') || '/' : `${path}/`;
  return query === undefined ? other : `${other}?${query}`;
}

/** What an address answers; again where the upstream was too slow for it, which says nothing of the address. */
function answerOf(path: string, options?: Parameters<typeof ask>[2]) {
  return vi.waitFor(
    async () => {
      const reply = await ask(gateway.origin, path, options);
      expect(reply.status).not.toBe(503);
      return reply;
    },
    { timeout: 60_000, interval: 1_000 },
  );
}

describe('pages', () => {
  test.each(PAGES)('%s is a page', async (path) => {
    const reply = await answerOf(path);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toMatch(/<title>[^<]+ - 币镜<\/title>/);
  });

  // What the page says does not depend on the slash; who is signed in is not made to wait for it.
  test.each(PAGES.map(otherForm))('%s is the same page', async (path) => {
    const reply = await answerOf(path, { headers: { cookie: 'user_name=abc' } });
    expect(reply.status).toBe(path === '/user' ? 302 : 200);
  });
});

/** Pages with the same content as another, at an address of their own. */
const SAME_THING: ReadonlySet<RouteName> = new Set([
  'exchangesNoticeItem',
  'exchangeDynamicArticle',
  'userExchangeIndex2',
]);

/** Links from one page to pages of one kind are alike, so only this many are followed. */
const OF_A_KIND = 2;
const EVERY_PAGE_WITHIN = 300_000;

describe('every page of the table, at its example address', () => {
  let served: readonly ServedPage[] = [];
  beforeAll(async () => {
    served = await servedPages(gateway.origin, (address) => answerOf(address));
  }, EVERY_PAGE_WITHIN);

  const wrong = (faultOf: (one: ServedPage) => readonly string[]) =>
    served.flatMap((one) => faultOf(one).map((fault) => `${one.name} (${one.address}) ${fault}`));
  const read = ({ reply }: ServedPage, expression: RegExp) => expression.exec(reply.body)?.[1] ?? '';
  const titleOf = (one: ServedPage) => read(one, /<title>([^<]*)<\/title>/);

  test('has a title, a description and at most one heading of level 1', () => {
    expect(served.length).toBeGreaterThan(150);
    expect(
      wrong((one) => [
        ...(one.reply.status === 200 ? [] : [`answers ${one.reply.status}`]),
        ...(/^\S.* - 币镜$/.test(titleOf(one)) ? [] : [`is called "${titleOf(one)}"`]),
        ...(read(one, /<meta name="description" content="([^"]*)"/).length > 4 ? [] : ['has no description']),
        ...((one.reply.body.match(/<h1\b/g)?.length ?? 0) <= 1 ? [] : ['has several headings of level 1']),
      ]),
    ).toEqual([]);
  });

  test('has a title of its own, unless it is a view of another page', () => {
    const own = served.filter(({ name }) => !('view' in pages[name]) && !SAME_THING.has(name));
    const alike = [...Map.groupBy(own, titleOf)].filter(([, named]) => named.length > 1);
    expect(alike.map(([title, named]) => `${title}: ${named.map(({ name }) => name)}`)).toEqual([]);
  });

  test('links to pages of the table, without a redirect', () => {
    const links = served.flatMap(({ reply }) => linksOf(reply.body));
    expect(links.length).toBeGreaterThan(served.length);
    expect(wrong(({ reply }) => linksOf(reply.body).flatMap((href) => faultOfLink(href) ?? []))).toEqual([]);
  });

  test('links to pages that are there', { timeout: EVERY_PAGE_WITHIN }, async () => {
    const from = new Map(
      served.flatMap(({ name, reply }) => sampled(reply.body).map((path) => [path, name])),
    );
    expect(from.size).toBeGreaterThan(50);
    const lost: string[] = [];
    for (const [path, name] of from) {
      const { status } = await answerOf(path);
      if (status !== 200) lost.push(`${path}, from ${name}, answers ${status}`);
    }
    expect(lost).toEqual([]);
  });
});

/** A sample of the links to each kind of page: without query, no duplicates. */
function sampled(html: string): readonly string[] {
  const paths = new Set(linksOf(html).flatMap((href) => pathOfLink(href) ?? []));
  const byKind = Map.groupBy(paths, (path) => matchPage(path)?.name);
  return [...byKind.values()].flatMap((alike) => alike.slice(0, OF_A_KIND));
}

const MOVED: readonly (readonly [string, string])[] = [
  ['/vol', '/vol/currencies/'],
  ['/vol/', '/vol/currencies/'],
  ['/v%6fl', '/vol/currencies/'],
  ['/vol/monthrank', '/vol/currencies/'],
  ['/vol/currencies/', '/hot/currencies.html'],
  ['/hot', '/hot/exchange/'],
  ['/hot/exchange/', '/hot/exchanges.html'],
  ['/maxchange/rise.html', '/hot/rise.html'],
  ['/maxchange/drop', '/hot/drop.html'],
  ['/maxchange/turnoverrate.html?tab=1', '/hot/turnoverrate.html?tab=1'],
  ['/newcoin', '/hot/newcoin.html'],
  ['/exchangemarket/binance', '/exchange/binance/market.html'],
  ['/exchangedetails/okx', '/exchange/okx/details.html'],
  ['/conceptcoin/defi', '/concept/defi.html'],
  ['/news/123?a=1&b=%E5%B8%81', '/news/123.html?a=1&b=%E5%B8%81'],
  ['/announcement/demo-data', '/announcement/demo-data.html'],
];

describe('addresses that moved', () => {
  test.each(MOVED)('%s answers 301 to %s', async (from, to) => {
    const reply = await ask(gateway.origin, from);
    expect([reply.status, reply.headers.location]).toEqual([301, to]);
    expect(reply.headers['cache-control']).toMatch(/max-age=\d+/);
  });

  // Which articles there are depends on the day; that one of them is found by its new address is news.spec.ts's.
  test.each(MOVED.filter(([from]) => !/^\/news\/\d/.test(from)))('%s ends at a page', async (from) => {
    let path = from;
    for (let step = 0; step < 5; step++) {
      const reply = await ask(gateway.origin, path);
      if (reply.status === 200) return;
      expect(reply.status).toBe(301);
      path = reply.headers.location ?? '';
      expect(path).toMatch(/^\/[^/\\]/);
    }
    expect.unreachable('more than five redirects');
  });

  test('/user/ is the settings page for who is signed in, and for nobody else', async () => {
    const signedIn = await ask(gateway.origin, '/user/', { headers: { cookie: 'user_name=abc' } });
    expect([signedIn.status, signedIn.headers.location]).toEqual([302, '/user/setting/']);
    expect(signedIn.headers.vary).toContain('Cookie');
    expect((await ask(gateway.origin, '/user/')).status).toBe(200);
  });
});

/** Nearly right, and wrong. */
const LOST = `
  /nope /nope/ /Currencies /currencies/bitcoin/nope /currencies/bitcoin/dynamic/1 /currencies/list_.html
  /news/123.html /news/abc.html /notice/3 /notice/nobody/binance /notice/exchange/no-such-exchange
  /announcement/no-such-thing.html /exchange/notice/5 /currencies/no-such-coin-of-ours /concept/no-such-concept /tag/nothing /tag/%E6%B2%A1%E6%9C%89 /coinmarket/no-such-coin /exchange/binance/nope.html /hot/nope.html /kline/no-such-pair/ /kline/handicap/no-such-pair/ /data/nope.html /maxchange/nope
  /data/defi/heco/aave /data/defi/bsc/justlend /data/defi/no-such-protocol /hots /currenciess /a/b/c /index.html /index.php /wp-login.php /.env /.git/config /admin /sitemaps/nope.xml
  /assets/index-00000000.js /assets/../index.html.map /logos/coin/nope.svg /theme.js.map //evil.example
  //evil.example/vol ///vol /vol//currencies /currencies//bitcoin
`
  .trim()
  .split(/\s+/)
  .filter((path) => !path.includes('..'));

describe('addresses that are none', () => {
  test.each(LOST)('%s is not found', async (path) => {
    const reply = await ask(gateway.origin, path);
    expect(reply.status).toBe(404);
    expect(reply.headers.location).toBeUndefined();
    if (reply.headers['content-type']?.startsWith('text/html')) {
      expect(reply.body).toContain('noindex');
    }
  });

  test.each([
    '/\\evil.example',
    '/%5cevil.example',
    '/vol%2f..%2f..',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../etc/passwd',
    '/vol%0d%0aset-cookie:%20a=1',
    '/news/1%0d%0alocation:%20https://evil.example',
    '/%00',
    '/%ff',
    '/news?tab=%c0%af',
    'http://evil.example/vol',
    `/${'a'.repeat(8192)}`,
    `/vol?${'a'.repeat(8192)}`,
  ])('%s is refused with the envelope', async (path) => {
    const reply = await ask(gateway.origin, path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.json()).toEqual({ code: reply.status, msg: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(reply.headers.location).toBeUndefined();
  });
});
