import type { RequestHandler } from 'express';
import type { createPageCache } from '../cache/pageCache.ts';
import type { Site } from '../cache/publicFiles.ts';
import type { Config } from '../config.ts';
import type { Observability } from '../observability/observability.ts';
import type { Attempt } from '../prerender/attempt.ts';
import { securityHeaders } from '../security/headers.ts';
import { createCompose } from './compose.ts';
import type { MarkdownPages } from './markdownPage.ts';
import { readPageFiles } from './pageFiles.ts';
import { createPageHandler } from './pageHandler.ts';
import { serviceMetas } from './serviceMetas.ts';
import { readTemplate } from './template.ts';

export interface PagesOptions {
  readonly config: Config;
  readonly site: Site;
  readonly watched: Pick<Observability, 'metrics'>;
  readonly attempt: Attempt;
  /** The same pages for programs. */
  readonly markdown: MarkdownPages;
  readonly pageCache: Pick<ReturnType<typeof createPageCache>, 'page'>;
  /** Request headers that a page depends on. */
  readonly vary: string;
}

/** Every page, filled into the template of the build. */
export async function createPages({
  config: { webDist, services, dataSource },
  site,
  watched: { metrics },
  attempt,
  markdown,
  pageCache,
  vary,
}: PagesOptions): Promise<RequestHandler> {
  const template = await readTemplate(webDist);
  const { links } = await readPageFiles(webDist);
  const headers = securityHeaders({
    scriptHashes: template.scriptHashes,
    services,
    foreignPictures: dataSource === 'live',
    https: site.siteOrigin.startsWith('https:'),
  });
  return createPageHandler({
    ...site,
    page: pageCache.page,
    count: metrics.page,
    attempt,
    markdown,
    compose: createCompose({ template, links, headers, vary, dataSource, metas: serviceMetas(services) }),
  });
}
