import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { gateway } = await startFakeSite();

/** As a browser asks for a page. */
const PERSON = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const asPerson = (path: string) => ask(gateway.origin, path, { headers: PERSON });
const HTML = 'text/html; charset=utf-8';

describe('what nobody reads of an address spoils nothing', () => {
  test.each([
    ['/aboutus?utm_campaign=50%off', '/aboutus'],
    ['/aboutus?from=%B1%C8', '/aboutus'],
    ['/aboutus?%ff=1&a=%00', '/aboutus'],
    ['/aboutus?a=%c0%af&b=%E5%B8%81', '/aboutus?b=%E5%B8%81'],
    ['/currencies/bitcoin?x=%0d%0a', '/currencies/bitcoin'],
    ['/search/?tabs=2&q=%', '/search/?tabs=2'],
    ['/nowhere?x=%zz', '/nowhere'],
  ])('%s is %s', async (path, same) => {
    const [given, plain] = [await asPerson(path), await asPerson(same)];
    expect([given.status, given.headers['content-type']]).toEqual([plain.status, HTML]);
    expect(given.body).toBe(plain.body);
  });

  test('nor does it go along where the address has moved', async () => {
    const reply = await asPerson('/vol?a=%ff&b=1');
    expect([reply.status, reply.headers.location]).toEqual([301, '/vol/currencies/?b=1']);
  });
});

describe('a search word in another encoding', () => {
  test.each([
    ['in GBK', '/search/?word=%B1%C8%CC%D8%B1%D2', '比特币'],
    ['in GBK without the slash', '/search?word=%d2%d4%cc%ab%b7%bb', '以太坊'],
    ['in GBK beside others', '/search/?tabs=2&word=%C0%B3%CC%D8%B1%D2&x=%ff', '莱特币', '&tabs=2'],
    ['in GBK with letters', '/search/?word=BTC+%B1%C8%CC%D8', 'BTC 比特'],
    ['in GBK cut off', '/search/?word=%B1%C8%CC%D8%B1', '比特'],
    ['in GBK that is UTF-8 too', '/search/?tabs=2&word=%CA%B1', '时', '&tabs=2'],
    ['with a percent sign of its own', '/search/?word=50%off', '50%off'],
  ])('%s leads to its UTF-8 address', async (_what, path, word, more = '') => {
    const reply = await asPerson(path);
    expect([reply.status, reply.headers.location]).toEqual([
      301,
      `${path.split('?')[0]}?word=${encodeURIComponent(word)}${more}`,
    ]);
    expect((await asPerson(String(reply.headers.location))).status).toBe(200);
  });
});

const UNREADABLE = (
  [
    ['/currencies/%E0%A4%A', 400],
    ['/currencies/%B1%C8', 400],
    ['/concept/%zz.html', 400],
    ['/%00', 400],
    ['/news/1%0d%0a.html', 400],
    ['/vol%2f..%2f..', 400],
    ['/search/?word=%00', 400],
    ['/search/?word=%ff%fe', 400],
    ['/news?tab=%ff', 400],
    ['/currencies/bitcoin?tab=%B1', 400],
    [`/${'a'.repeat(9000)}`, 414],
    [`/?utm_source=${'a'.repeat(9000)}`, 414],
  ] as const
).map(([path, status]) => ({ name: path.slice(0, 40), path, status }));

describe('an address that cannot be read', () => {
  test.each(UNREADABLE)('$name: a person reads a page with a way home', async ({ path, status }) => {
    const reply = await asPerson(path);
    expect([reply.status, reply.headers['content-type']]).toEqual([status, HTML]);
    expect(reply.body.match(/<h1>[\u4e00-\u9fff]+<\/h1>/g)).toHaveLength(1);
    expect(reply.body).toContain('<html lang="zh-CN">');
    expect(reply.body).toContain('noindex');
    expect(reply.body).toContain('href="/"');
    expect(reply.body).toContain('action="/search"');
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept' });
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(UNREADABLE)('$name: a script reads the envelope', async ({ path, status }) => {
    const reply = await ask(gateway.origin, path);
    expect([reply.status, reply.json().code, reply.headers.vary]).toEqual([status, status, 'Accept']);
  });

  test.each([
    ['/api/home/global?a=%ff%fe', 400],
    ['/api/%E0%A4%A', 400],
    ['/api/nothing', 404],
    ['/community/%zz', 400],
  ])('%s is a call, whoever asks: the envelope', async (path, status) => {
    const reply = await asPerson(path);
    expect([reply.status, reply.json()]).toMatchObject([status, { code: status }]);
  });
});

describe('any other refusal of what is no call', () => {
  test.each([
    ['a foreign host', '/', { headers: { ...PERSON, host: 'evil.example' } }, 421],
    ['a form sent to a page', '/aboutus', { method: 'POST', headers: PERSON }, 405],
    ['a file of numbers that is none', '/data/series/nothing.csv', { headers: PERSON }, 404],
  ] as const)('%s is a page to a person', async (_what, path, options, status) => {
    const reply = await ask(gateway.origin, path, options);
    expect([reply.status, reply.headers['content-type']]).toEqual([status, HTML]);
    expect(reply.body).toMatch(/<h1>[\u4e00-\u9fff]+<\/h1>/);
  });

  test('HEAD gets the head of the page alone', async () => {
    const reply = await ask(gateway.origin, '/%00', { method: 'HEAD', headers: PERSON });
    expect([reply.status, reply.headers['content-type'], reply.body]).toEqual([400, HTML, '']);
  });
});
