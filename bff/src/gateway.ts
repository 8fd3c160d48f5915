import type { IncomingMessage, Server } from 'node:http';
import { redactText } from '@coinmirror/shared/format/redact.ts';
import { type AppParts, createApp } from './app.ts';
import { createAssets } from './assets/serveAssets.ts';
import { createPageCache } from './cache/pageCache.ts';
import type { Site } from './cache/publicFiles.ts';
import { createRenderMemo } from './cache/renderMemo.ts';
import { type Calls, createCalls } from './calls/calls.ts';
import type { Config } from './config.ts';
import { createFastPath } from './fastPath.ts';
import { createMcp } from './feeds/mcp/mcp.ts';
import { createReaderFiles } from './feeds/readerFiles.ts';
import { namesMarkdown } from './http/asksForMarkdown.ts';
import { isSignedIn } from './http/cookies.ts';
import { createLive } from './live/live.ts';
import { createHealth } from './observability/health.ts';
import type { Log } from './observability/log.ts';
import { createObservability } from './observability/observability.ts';
import { createMarkdownPages } from './pages/markdownPage.ts';
import { createPageDataHandler } from './pages/pageDataHandler.ts';
import { createPages } from './pages/pages.ts';
import { createAttempt } from './prerender/attempt.ts';
import { createPreviews } from './previews/previews.ts';
import { createMobileRedirect, mobileTarget, mobileVary } from './redirects/mobileRedirect.ts';
import { createRedirects } from './redirects/redirects.ts';
import { createAdmission } from './security/admission.ts';
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
  const state = { draining: false };
  const watched = createObservability(log);
  const admission = createAdmission(config);
  const redis = await connectRedis(config.redisUrl, log);
  const calls = createCalls({ config, ...watched, ...admission, redis });
  const live = createLive({ ...liveRules(watched, admission), upstreamOrigin: config.liveOrigin });
  const site = siteOf(config, calls);
  const pageCache = createPageCache({
    onHit: () => watched.metrics.page('hit'),
    passes: (req: IncomingMessage) =>
      !isSignedIn(req) && !namesMarkdown(req) && mobileTarget(req, config.mobileOrigin) === null,
  });
  const vary = `Accept, ${mobileVary(config.mobileOrigin)}`;
  const attempt = createAttempt(log);
  const markdown = createMarkdownPages({ ...site, attempt, vary });
  watched.metrics.watch({
    visitors: live.visitors,
    liveConnected: live.upstreamConnected,
    breakers: calls.breakers,
  });

  const app = createApp({
    ...watched,
    ...admission,
    health: createHealth(() => ({
      ready: !state.draining,
      draining: state.draining,
      upstreams: calls.breakers(),
      live: { visitors: live.visitors(), connected: live.upstreamConnected() },
      redis: redis?.status ?? 'off',
    })),
    calls: calls.steps,
    mcp: createMcp({
      ...site,
      markdown,
      onFault: (error) => log.error({ reason: redactText(error.message) }, 'mcp'),
    }),
    ...siteParts(config, site),
    pages: await createPages({ config, site, watched, attempt, markdown, pageCache, vary }),
  });
  const assets = await createAssets(config.webDist);
  const fast = createFastPath({ ...admission, state, paths: [pageCache.front, calls.front, assets] }, app);
  const server = createGatewayServer(fast, watched.unreadable);
  server.on('upgrade', live.upgrade);

  return {
    server,
    metricsServer: watched.server,
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

/** What pages, files and pictures are made of. */
function siteOf({ publicOrigin, port, dataSource }: Config, { answerCache }: Calls): Site {
  return {
    answerCache,
    rendered: createRenderMemo(),
    siteOrigin: publicOrigin ?? `http://localhost:${port}`,
    isSimulated: dataSource === 'simulated',
  };
}

type SiteParts = Pick<AppParts, 'redirects' | 'pageData' | 'readerFiles' | 'previews' | 'phones'>;

/** What is answered beside pages and calls. */
function siteParts({ webDist, mobileOrigin }: Config, site: Site): SiteParts {
  return {
    pageData: createPageDataHandler(site),
    redirects: createRedirects(),
    readerFiles: createReaderFiles(site),
    previews: createPreviews(site, webDist),
    phones: createMobileRedirect({ mobileOrigin, https: site.siteOrigin.startsWith('https:') }),
  };
}

/** Who may listen to `/live`, and what is written of whoever may not. */
function liveRules(
  { metrics, logRequest }: ReturnType<typeof createObservability>,
  { hosts, addressOf }: ReturnType<typeof createAdmission>,
): Omit<Parameters<typeof createLive>[0], 'upstreamOrigin'> {
  return {
    hosts,
    addressOf,
    now: Date.now,
    onRefused(req, kind, status) {
      metrics.refused(kind);
      const error = kind === 'wrongHost' ? hosts.refusalOf(req.headers.host) : undefined;
      logRequest(req, { url: req.url, status, ms: 0, error });
    },
  };
}
