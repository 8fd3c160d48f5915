import { type AskOptions, ask, type Reply } from './ask.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** One way through the gateway: where a visitor asks, how, and under which path its upstream hears it. */
interface Way {
  readonly path: string;
  readonly upstreamPath: string;
  /** Is its answer piped to its visitor, judged by its head alone? */
  readonly piped: boolean;
  options(): Promise<AskOptions>;
}

const piped = (path: string, options: AskOptions = {}): Way => ({
  path,
  piped: true,
  upstreamPath: path.split('?')[0]?.replace(/^\/community/, '') ?? '',
  options: async () => options,
});
const whole = (path: string, options: AskOptions = {}): Way => ({ ...piped(path, options), piped: false });
const json = (body: object): AskOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

let asked = 0;

/** Every way that a call can take (rows: the product's own and those of extraRows.ts). */
export const WAYS: Readonly<Record<string, Way>> = {
  'a GET that is kept': whole('/api/coin/web-coinrank?page=2'),
  'a GET of one visitor': piped('/api/search/websearch?code=btc&token=mine'),
  'a POST that reads': whole('/api/coin/web-coininfo', json({ code: 'bitcoin' })),
  'a POST of one visitor that reads': piped(
    '/api/coin/web-coininfo',
    json({ code: 'bitcoin', token: 'mine' }),
  ),
  'a signed GET': piped('/community/api/test/own'),
  'a signed DELETE': piped('/community/api/test/item?id=1', { method: 'DELETE' }),
  'a signed POST whose outcome counts': whole('/community/api/test/code', json({ mobile: '' })),
  'a signed form': piped('/community/api/test/form', {
    method: 'POST',
    body: 'intro=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'an upload': {
    ...piped('/community/api/test/upload'),
    async options() {
      const data = new FormData();
      data.set('file', new Blob([PNG], { type: 'image/png' }));
      const response = new Response(data);
      return {
        method: 'POST',
        body: Buffer.from(await response.arrayBuffer()),
        headers: { 'content-type': response.headers.get('content-type') ?? '' },
      };
    },
  },
};

/** Asks by one of the ways, from an address of its own, so that no limit is met. */
export async function askBy(
  origin: string,
  { path, options }: Way,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const own = await options();
  asked += 1;
  const address = `198.18.${asked >> 8}.${asked & 255}`;
  return ask(origin, path, { ...own, headers: { ...own.headers, 'x-forwarded-for': address, ...headers } });
}

/** Answers a way's call from now on. */
export function answerWay(upstream: FakeUpstream, way: Way, answer: Parameters<FakeUpstream['on']>[1]): void {
  upstream.on(way.upstreamPath, answer);
}
