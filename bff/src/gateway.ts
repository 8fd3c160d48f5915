import type { IncomingMessage, Server } from 'node:http';
import { createApp } from './app.ts';
import { createAssets } from './assets/serveAssets.ts';
import { createPageCache } from './cache/pageCache.ts';
import { createRenderMemo } from './cache/renderMemo.ts';
import { createCalls } from './calls/calls.ts';
import type { Config } from './config.ts';
import { createFastPath } from './fastPath.ts';
import { createCalendars } from './feeds/calendars.ts';
import { createFeeds } from './feeds/feeds.ts';
import { createRobots } from './feeds/robots.ts';
import { createSeries } from './feeds/series.ts';
import { cookieOf } from './http/cookies.ts';
import { createLive } from './live/live.ts';
import { createErrorHandler } from './observability/errorHandler.ts';
import { createHealth } from './observability/health.ts';
import { createRequestLog, type Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createMetricsServer } from './observability/metricsServer.ts';
import { requestLine } from './observability/requestLine.ts';
import { createCompose } from './pages/compose.ts';
import { createPageDataHandler } from './pages/pageDataHandler.ts';
import { readPageFiles } from './pages/pageFiles.ts';
import { createPageHandler } from './pages/pageHandler.ts';
import { serviceMetas } from './pages/serviceMetas.ts';
import { readTemplate } from './pages/template.ts';
import { createAttempt } from './prerender/attempt.ts';
import { createPreviews } from './previews/previews.ts';
import { createMobileRedirect, mobileTarget, mobileVary } from './redirects/mobileRedirect.ts';
import { createRedirects } from './redirects/redirects.ts';
import { createAsAsker } from './security/asker.ts';
import { createAddressOf, createTrustRule } from './security/clientAddress.ts';
import { guardRequest } from './security/guards.ts';
import { securityHeaders } from './security/headers.ts';
import { createHostRule } from './security/hosts.ts';
import { createHttpsRule } from './security/https.ts';
import { connectRedis } from './security/redis.ts';
import { createGatewayServer } from './server.ts';

export interface Gateway {
  readonly server: Server;
  readonly metricsServer: Server;
  /** From now on: not ready, no kept-alive connections, live visitors asked to come back. */
  startDraining(): void;
  close(): Promise<void>;
}

/** Makes every part of the gateway from its configuration; nothing listens yet. */
export async function createGateway(config: Config, log: Log): Promise<Gateway> {
  const siteOrigin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const https = siteOrigin.startsWith('https:');
  const template = await readTemplate(config.webDist);
  const { links } = await readPageFiles(config.webDist);
  const metrics = createMetrics();
  const logRequest = createRequestLog(log);
  const redis = await connectRedis(config.redisUrl, log);
  const hosts = createHostRule(config);
  const addressOf = createAddressOf(createTrustRule(config.trustProxy));
  const asAsker = createAsAsker(addressOf);
  const headers = securityHeaders({
    scriptHashes: template.scriptHashes,
    services: config.services,
    foreignPictures: config.dataSource === 'live',
    https,
  });
  const state = { draining: false };

  const calls = createCalls({ config, log, logRequest, metrics, redis, addressOf, asAsker });
  const site = {
    answerCache: calls.answerCache,
    rendered: createRenderMemo(),
    siteOrigin,
    isSimulated: config.dataSource === 'simulated',
  };
  const live = createLive({
    upstreamOrigin: config.liveOrigin,
    hosts,
    addressOf,
    now: Date.now,
    onRefused(req, kind, status) {
      metrics.refused(kind);
      const error = kind === 'wrongHost' ? hosts.refusalOf(req.headers.host) : undefined;
      logRequest(req, { url: req.url, status, ms: 0, error });
    },
  });
  const pageCache = createPageCache({
    onHit: () => metrics.page('hit'),
    passes: (req: IncomingMessage) =>
      cookieOf(req.headers.cookie, 'user_name') === '' && mobileTarget(req, config.mobileOrigin) === null,
  });
  metrics.watch({ visitors: live.visitors, liveConnected: live.upstreamConnected, breakers: calls.breakers });

  const app = createApp({
    asker: (req, _res, next) => asAsker(req, next),
    health: createHealth(() => ({
      ready: !state.draining,
      draining: state.draining,
      upstreams: calls.breakers(),
      live: { visitors: live.visitors(), connected: live.upstreamConnected() },
      redis: redis?.status ?? 'off',
    })),
    requestLine: requestLine(logRequest, metrics),
    guard: guardRequest(hosts),
    calls: calls.steps,
    redirects: createRedirects(),
    crawlers: createRobots(site),
    feeds: createFeeds(site),
    calendars: createCalendars(site),
    series: createSeries(site),
    pageData: createPageDataHandler(site),
    previews: createPreviews(site, config.webDist),
    phones: createMobileRedirect({ mobileOrigin: config.mobileOrigin, https }),
    pages: createPageHandler({
      ...site,
      page: pageCache.page,
      count: metrics.page,
      attempt: createAttempt(log),
      compose: createCompose({
        template,
        links,
        headers,
        vary: mobileVary(config.mobileOrigin),
        dataSource: config.dataSource,
        metas: serviceMetas(config.services),
      }),
    }),
    errors: createErrorHandler(metrics.refused),
  });

  const assets = await createAssets(config.webDist);
  const front = createFastPath(
    {
      hosts,
      https: createHttpsRule(config.publicOrigin),
      state,
      paths: [pageCache.front, calls.front, assets],
    },
    app,
  );
  const server = createGatewayServer(front, (kind, id) => {
    metrics.refused(kind);
    log.warn({ id, kind }, 'unreadable request');
  });
  server.on('upgrade', live.upgrade);

  return {
    server,
    metricsServer: createMetricsServer(metrics.registry),
    startDraining() {
      state.draining = true;
      live.drain(config.drainMs / 4);
    },
    async close() {
      live.close();
      redis?.disconnect();
      await calls.close();
    },
  };
}
