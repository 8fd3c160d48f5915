import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Good enough for a machine of one's own; production refuses it. */
export const DEVELOPMENT_CLIENT_ID = 'coinmirror-dev';
export const DEVELOPMENT_SECRET = 'coinmirror-development-secret';
const SHORTEST_SECRET = 16;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

function originOf(protocols: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol) && url.pathname === '/' && url.search === '';
    }, `must be an origin such as ${protocols[0]}//host:port, without a path`),
    v.transform((text) => {
      const url = new URL(text);
      return `${url.protocol}//${url.host}`;
    }),
  );
}

const httpOrigin = originOf(['http:', 'https:']);

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** A number of hops, or the addresses and networks of the proxies themselves. Never "everybody". */
const trustProxy = v.pipe(
  v.string(),
  v.notValue(
    'true',
    'must name the proxies or count them: trusting everybody lets a visitor forge addresses',
  ),
  v.transform((text) =>
    /^\d+$/.test(text)
      ? Number(text)
      : text
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
  ),
);

const variables = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  UPSTREAM_PORT: v.optional(port, '3001'),
  UPSTREAM_API_ORIGIN: v.optional(httpOrigin),
  COMMUNITY_API_ORIGIN: v.optional(httpOrigin),
  LIVE_SOCKET_ORIGIN: v.optional(originOf(['ws:', 'wss:'])),
  COMMUNITY_CLIENT_ID: v.optional(v.string(), DEVELOPMENT_CLIENT_ID),
  COMMUNITY_SECRET: v.optional(v.string(), DEVELOPMENT_SECRET),
  COMMUNITY_HASH: v.optional(v.picklist(['sha256', 'md5']), 'sha256'),
  DATA_SOURCE: v.optional(v.picklist(['simulated', 'live'])),
  MOBILE_SITE_ORIGIN: v.optional(httpOrigin),
  PUBLIC_ORIGIN: v.optional(httpOrigin),
  ALLOWED_HOSTS: v.optional(list, ''),
  ANALYTICS_ORIGINS: v.optional(list, ''),
  TRUST_PROXY: v.optional(trustProxy, '0'),
  REDIS_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')),
  ),
  METRICS_PORT: v.optional(port),
  WEB_DIST: v.optional(v.string(), fileURLToPath(new URL('../../web/dist', import.meta.url))),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be whole seconds'), v.transform(Number)),
    '10',
  ),
});

function requiredInProduction(env: v.InferOutput<typeof variables>): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const weak = env.COMMUNITY_SECRET === DEVELOPMENT_SECRET || env.COMMUNITY_SECRET.length < SHORTEST_SECRET;
  return [
    ...(weak
      ? [`COMMUNITY_SECRET must be a secret of its own of at least ${SHORTEST_SECRET} characters`]
      : []),
    ...(env.COMMUNITY_CLIENT_ID === DEVELOPMENT_CLIENT_ID ? ['COMMUNITY_CLIENT_ID must be set'] : []),
    ...(env.PUBLIC_ORIGIN
      ? []
      : ['PUBLIC_ORIGIN must be set: canonical addresses and the host check need it']),
  ];
}

/** The environment's names, their defaults and their rules. */
export const configSchema = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of requiredInProduction(dataset.value))
      addIssue({ message: `(production) ${message}` });
  }),
  v.transform((env) => {
    const embedded = `127.0.0.1:${env.UPSTREAM_PORT}`;
    return {
      production: env.NODE_ENV === 'production',
      port: env.PORT,
      host: env.HOST,
      apiOrigin: env.UPSTREAM_API_ORIGIN ?? `http://${embedded}`,
      communityOrigin: env.COMMUNITY_API_ORIGIN ?? `http://${embedded}`,
      liveOrigin: env.LIVE_SOCKET_ORIGIN ?? `ws://${embedded}`,
      /** A made-up price must never pass for a real one: only a configured upstream counts as live. */
      dataSource: env.DATA_SOURCE ?? (env.UPSTREAM_API_ORIGIN ? ('live' as const) : ('simulated' as const)),
      signing: { clientId: env.COMMUNITY_CLIENT_ID, secret: env.COMMUNITY_SECRET, hash: env.COMMUNITY_HASH },
      mobileOrigin: env.MOBILE_SITE_ORIGIN ?? null,
      publicOrigin: env.PUBLIC_ORIGIN ?? null,
      allowedHosts: env.ALLOWED_HOSTS,
      analyticsOrigins: env.ANALYTICS_ORIGINS,
      trustProxy: env.TRUST_PROXY,
      redisUrl: env.REDIS_URL ?? null,
      metricsPort: env.METRICS_PORT ?? null,
      webDist: env.WEB_DIST,
      logLevel: env.LOG_LEVEL,
      drainMs: env.DRAIN_SECONDS * 1000,
    };
  }),
);
