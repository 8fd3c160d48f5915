import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { MCP_PATH } from './feeds/mcp/mcp.ts';
import { COMMUNITY_PREFIX } from './http/callPath.ts';
import { readersOnly } from './security/guards.ts';

/** The parts of the gateway, each made by the folder that knows about it. */
export interface AppParts {
  readonly health: RequestHandler;
  readonly requestLine: RequestHandler;
  readonly guard: RequestHandler;
  /** Whatever is read from here on is read for this visitor. */
  readonly asker: RequestHandler;
  /** In this order: find the endpoint, read and validate the body, count limits, answer or forward. */
  readonly calls: readonly RequestHandler[];
  /** What programs of the Model Context Protocol ask for. */
  readonly mcp: RequestHandler;
  readonly redirects: RequestHandler;
  readonly pageData: RequestHandler;
  readonly phones: RequestHandler;
  /** robots.txt and what programs read. */
  readonly readerFiles: readonly RequestHandler[];
  readonly previews: RequestHandler;
  readonly pages: RequestHandler;
  readonly errors: ErrorRequestHandler;
}

/** The steps of a request that no fast path has answered, in order. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');

  app.use(parts.health);
  app.use(parts.requestLine);
  app.use(parts.guard);
  app.use(parts.asker);

  // `app.all` keeps the whole path in req.url, by which the endpoint table finds calls.
  app.all([`${COMMUNITY_PREFIX}/{*rest}`, '/api/{*rest}'], ...parts.calls);

  app.all(MCP_PATH, parts.mcp);

  app.use(readersOnly);
  // Before redirects: an address under its prefix is no page's, and moves nobody.
  app.use(parts.pageData);
  app.use(parts.redirects);
  // Before phones: a crawler that looks like a phone must get this site's sitemap, not the mobile site's.
  app.use(...parts.readerFiles);
  app.use(parts.previews);
  app.use(parts.phones);
  app.use(parts.pages);

  app.use(parts.errors);
  return app;
}
