import { fileURLToPath } from 'node:url';
import {
  type ConfiguredServices,
  SERVICES,
  type ServiceName,
} from '@coinmirror/shared/constants/services.ts';
import * as v from 'valibot';
import { hosts, oneOf, originOf, port, redisAddress, seconds, trustedProxies } from './configValues.ts';

/** For development only; production refuses it. */
export const DEVELOPMENT_CLIENT_ID = 'coinmirror-dev';
export const DEVELOPMENT_SECRET = 'coinmirror-development-secret';
const SHORTEST_SECRET = 16;
const LOOPBACK = '127.0.0.1';

const httpOrigin = originOf(['http:', 'https:']);

function serviceId(name: ServiceName, what: string) {
  return v.pipe(v.string(), v.regex(SERVICES[name].id, `must be ${what}`));
}

export const variables = v.object({
  NODE_ENV: v.optional(oneOf('development', 'production', 'test'), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  UPSTREAM_PORT: v.optional(port, '3001'),
  UPSTREAM_API_ORIGIN: v.optional(httpOrigin),
  COMMUNITY_API_ORIGIN: v.optional(httpOrigin),
  LIVE_SOCKET_ORIGIN: v.optional(originOf(['ws:', 'wss:'])),
  COMMUNITY_CLIENT_ID: v.optional(v.string(), DEVELOPMENT_CLIENT_ID),
  COMMUNITY_SECRET: v.optional(v.string(), DEVELOPMENT_SECRET),
  COMMUNITY_HASH: v.optional(oneOf('sha256', 'md5'), 'sha256'),
  COMMUNITY_NONCE: v.optional(oneOf('unique', 'seconds'), 'unique'),
  DATA_SOURCE: v.optional(oneOf('simulated', 'live')),
  /** The embedded upstream's; its own rules are stricter. */
  MARKET_SOURCE: v.optional(v.string(), 'simulated'),
  MOBILE_SITE_ORIGIN: v.optional(httpOrigin),
  PUBLIC_ORIGIN: v.optional(httpOrigin),
  ALLOWED_HOSTS: v.optional(hosts, ''),
  ANALYTICS_BAIDU_ID: v.optional(serviceId('baidu', 'a site id of 32 hex digits')),
  ANALYTICS_GOOGLE_ID: v.optional(serviceId('google', 'a measurement id such as G-AB12CD34EF')),
  CAPTCHA_ALIYUN: v.optional(serviceId('aliyunCaptcha', 'appkey:scene, as Aliyun gave them')),
  TRUST_PROXY: v.optional(trustedProxies, '0'),
  REDIS_URL: v.optional(redisAddress),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), LOOPBACK),
  WEB_DIST: v.optional(v.string(), fileURLToPath(new URL('../../web/dist', import.meta.url))),
  LOG_LEVEL: v.optional(oneOf('debug', 'info', 'warn', 'error', 'silent'), 'info'),
  DRAIN_SECONDS: v.optional(seconds, '10'),
});

/** Those that may stand in a file instead (`<NAME>_FILE`). */
export const secrets = [
  'COMMUNITY_SECRET',
  'REDIS_URL',
] as const satisfies readonly (keyof typeof variables.entries)[];

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

/**
 * Only a configured upstream, or public sources of the embedded one, count as live: a simulated price must never pass
 * for a real one.
 */
function isLive({ UPSTREAM_API_ORIGIN, MARKET_SOURCE }: v.InferOutput<typeof variables>): boolean {
  return UPSTREAM_API_ORIGIN !== undefined || MARKET_SOURCE !== 'simulated';
}

/** Variables that contradict each other. */
function contradictions(env: v.InferOutput<typeof variables>): string[] {
  const { UPSTREAM_API_ORIGIN: api, COMMUNITY_API_ORIGIN: community, LIVE_SOCKET_ORIGIN: live } = env;
  return [
    ...(api && !(community && live)
      ? [
          'UPSTREAM_API_ORIGIN needs COMMUNITY_API_ORIGIN and LIVE_SOCKET_ORIGIN beside it: no embedded upstream is started then',
        ]
      : []),
    ...(env.COMMUNITY_NONCE === 'seconds' && !community
      ? ['COMMUNITY_NONCE=seconds needs COMMUNITY_API_ORIGIN: the embedded upstream takes no nonce twice']
      : []),
    ...(env.DATA_SOURCE === 'live' && !isLive(env)
      ? ['DATA_SOURCE=live needs UPSTREAM_API_ORIGIN: the prices of the embedded upstream are made up']
      : []),
    ...(env.CAPTCHA_ALIYUN && !community
      ? ['CAPTCHA_ALIYUN needs COMMUNITY_API_ORIGIN: the embedded upstream checks its own slider alone']
      : []),
  ];
}

function servicesOf(env: v.InferOutput<typeof variables>): ConfiguredServices {
  const { ANALYTICS_BAIDU_ID: baidu, ANALYTICS_GOOGLE_ID: google, CAPTCHA_ALIYUN: aliyunCaptcha } = env;
  return {
    ...(baidu ? { baidu } : {}),
    ...(google ? { google } : {}),
    ...(aliyunCaptcha ? { aliyunCaptcha } : {}),
  };
}

/** The environment's names, their defaults and their rules. */
export const configSchema = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of requiredInProduction(dataset.value))
      addIssue({ message: `(production) ${message}` });
    for (const message of contradictions(dataset.value)) addIssue({ message });
  }),
  v.transform((env) => {
    const embedded = `${LOOPBACK}:${env.UPSTREAM_PORT}`;
    return {
      production: env.NODE_ENV === 'production',
      port: env.PORT,
      host: env.HOST,
      apiOrigin: env.UPSTREAM_API_ORIGIN ?? `http://${embedded}`,
      communityOrigin: env.COMMUNITY_API_ORIGIN ?? `http://${embedded}`,
      liveOrigin: env.LIVE_SOCKET_ORIGIN ?? `ws://${embedded}`,
      /** What counts as the source of an answer that does not say it. */
      dataSource: env.DATA_SOURCE ?? (isLive(env) ? ('live' as const) : ('simulated' as const)),
      signing: {
        clientId: env.COMMUNITY_CLIENT_ID,
        secret: env.COMMUNITY_SECRET,
        hash: env.COMMUNITY_HASH,
        nonce: env.COMMUNITY_NONCE,
      },
      mobileOrigin: env.MOBILE_SITE_ORIGIN ?? null,
      publicOrigin: env.PUBLIC_ORIGIN ?? null,
      allowedHosts: env.ALLOWED_HOSTS,
      services: servicesOf(env),
      trustProxy: env.TRUST_PROXY,
      redisUrl: env.REDIS_URL ?? null,
      metricsPort: env.METRICS_PORT ?? null,
      metricsHost: env.METRICS_HOST,
      webDist: env.WEB_DIST,
      logLevel: env.LOG_LEVEL,
      drainMs: env.DRAIN_SECONDS * 1000,
    };
  }),
);
