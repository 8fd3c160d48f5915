import type { IncomingMessage, ServerResponse } from 'node:http';

const HALF_A_YEAR = 'max-age=15552000';
/** Health checks come from inside, without TLS. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/**
 * With an https origin, plain http requests are redirected to it and every answer carries HSTS. The proxy that ends TLS
 * sets X-Forwarded-Proto; a client that forges it only loses its own protection. Without an https origin nothing
 * changes. Returns true when the request has been answered.
 */
export function createHttpsRule(publicOrigin: string | null) {
  if (!publicOrigin?.startsWith('https:')) return () => false;
  return ({ url, headers }: IncomingMessage, res: ServerResponse): boolean => {
    if (!url?.startsWith('/') || PROBES.has(url)) return false;
    if (/^https\b/i.test(String(headers['x-forwarded-proto'] ?? ''))) {
      res.setHeader('strict-transport-security', HALF_A_YEAR);
      return false;
    }
    res.writeHead(308, {
      location: `${publicOrigin}${url}`,
      'cache-control': 'no-store',
      'content-length': 0,
    });
    res.end();
    return true;
  };
}
