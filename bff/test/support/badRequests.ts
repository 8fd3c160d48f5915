import type { AskOptions } from './ask.ts';

/** A call that exists, to be asked badly. */
export const INFO = '/api/coin/web-coininfo';
const json = (body: string | Buffer, headers: Record<string, string> = {}): AskOptions => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

/** What it is, where it is sent and how, and the status it gets: bad requests that are well-formed HTTP. */
export const BAD: readonly (readonly [string, string, AskOptions, number])[] = [
  ['a huge body', INFO, json(Buffer.alloc(3_000_000, 'a')), 413],
  ['a body slightly too large', INFO, json(JSON.stringify({ code: 'a'.repeat(70_000) })), 413],
  ['broken JSON', INFO, json('{"code":'), 400],
  ['JSON that is no object', INFO, json('[1,2]'), 400],
  ['JSON that is not UTF-8', INFO, json(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), 400],
  [
    'the wrong type',
    INFO,
    json('code=bitcoin', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
  ],
  ['no type', INFO, { method: 'POST', body: '{"code":"x"}' }, 415],
  ['a foreign charset', INFO, json('{}', { 'content-type': 'application/json; charset=gbk' }), 415],
  ['a compressed body', INFO, json(Buffer.alloc(50), { 'content-encoding': 'gzip' }), 415],
  ['a body where none belongs', '/api/home/global?x=1', { method: 'DELETE', body: 'x' }, 405],
  ['an unknown call', '/api/admin/users', {}, 404],
  ['a wrong method', INFO, { method: 'GET' }, 405],
  ['a method nobody uses', '/', { method: 'PROPFIND' }, 405],
  ['a page by POST', '/currencies/bitcoin', json('{}'), 405],
  ['a forged host', '/', { headers: { host: 'evil.example' } }, 421],
  ['a form on another site', INFO, json('{}', { origin: 'https://evil.example' }), 403],
  ['a sandboxed page', INFO, json('{}', { origin: 'null' }), 403],
  ['a forged host on a call', '/api/home/global', { headers: { host: 'evil.example' } }, 421],
  ['binary in the query', '/api/home/global?a=%ff%fe', {}, 400],
  ['a null byte in the query', '/search/?word=%00', {}, 400],
  [
    'a signed call that was seen before',
    '/community/api/v2/member/userinfo?client_id=web&timestamp=2026-01-02%2012:03:04&nonce=1767355384a1b2&sign=00',
    {},
    400,
  ],
  ['a path out of the folder', '/assets/%2e%2e/%2e%2e/etc/passwd', {}, 400],
  ['an endless address', `/${'a'.repeat(9000)}`, {}, 414],
];

const upgrade = (path: string, more: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;

/** The same as bytes on a bare connection: what no HTTP client would send. */
export const RAW: readonly (readonly [string, string, number])[] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths',
    `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    400,
  ],
  [
    'a length and a chunked body',
    `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
    400,
  ],
  [
    'an obscured chunked body',
    `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'a huge body that says no length',
    `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11170\r\n${'a'.repeat(0x11170)}\r\n0\r\n\r\n`,
    413,
  ],
  [
    'a chunk with a forged size',
    `POST ${INFO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n`,
    400,
  ],
  ['a header that is folded', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n folded\r\n\r\n', 400],
  ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\nX-B: b\r\n\r\n', 400],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['the absolute form', 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 421],
  ['an upgrade that shakes no hand', upgrade('/live', 'Sec-WebSocket-Version: 13\r\n'), 400],
  ['an upgrade where there is none', upgrade('/api/home/global', 'Sec-WebSocket-Key: x\r\n'), 404],
  ['HTTP of the next century', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
];
