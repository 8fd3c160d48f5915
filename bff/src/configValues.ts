import { compile } from 'proxy-addr';
import * as v from 'valibot';

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(1, 'must be a port number'),
  v.maxValue(65_535, 'must be a port number'),
);

/** An address of a server without a path, in one of the protocols. */
export function originOf(protocols: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      const more = url && url.username + url.password + url.pathname.slice(1) + url.search + url.hash;
      return url !== null && protocols.includes(url.protocol) && more === '';
    }, `must be an origin such as ${protocols[0]}//host:port, and no more`),
    v.transform((text) => {
      const url = new URL(text);
      return `${url.protocol}//${url.host}`;
    }),
  );
}

export const redisAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
  }, 'must be an address such as redis://host:6379 or rediss://host:6379'),
);

const itemsOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Hosts as a Host header names them. */
export const hosts = v.pipe(
  v.string(),
  v.transform(itemsOf),
  v.everyItem(
    (host) => /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(host),
    'must be hosts such as www.example.com or example.com:8443, with commas between them',
  ),
);

/** A number of proxies, or their addresses and networks. Never "everybody". */
export const trustedProxies = v.pipe(
  v.string(),
  v.notValue(
    'true',
    'must name the proxies or count them: trusting everybody lets a visitor forge addresses',
  ),
  v.transform((text): number | readonly string[] => (/^\d+$/.test(text) ? Number(text) : itemsOf(text))),
  v.check(areKnown, 'must be a number of proxies, or their addresses and networks such as 10.0.0.0/8'),
);

function areKnown(proxies: number | readonly string[]): boolean {
  try {
    return typeof proxies === 'number' || typeof compile([...proxies]) === 'function';
  } catch {
    return false;
  }
}

export const seconds = v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be whole seconds'), v.transform(Number));

export function oneOf<const Options extends readonly string[]>(...options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`);
}
