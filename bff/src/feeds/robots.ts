import { encodePart } from '@coinmirror/shared/format/encodePart.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { PAGE_DATA_PREFIX } from '@coinmirror/shared/routes/pageData.ts';
import { type RequestHandler, type Response, Router } from 'express';
import type { Site } from '../cache/publicFiles.ts';
import { COMMUNITY_PREFIX } from '../http/callPath.ts';
import { FILE_HEADERS } from '../http/fileHeaders.ts';
import { type Html, html } from '../prerender/html.ts';
import { createSitemap } from './sitemap.ts';
import { xmlFile } from './xmlFile.ts';

const HEADERS = { 'cache-control': 'public, max-age=3600', ...FILE_HEADERS };
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** robots.txt and the sitemaps. */
export function createRobots({
  answerCache,
  siteOrigin,
}: Pick<Site, 'answerCache' | 'siteOrigin'>): RequestHandler {
  const sitemap = createSitemap(answerCache);
  const router = Router();

  router.get('/robots.txt', (_req, res) => {
    res.set(HEADERS);
    res.type('text/plain').send(robots(siteOrigin));
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const parts = await sitemap.parts();
    const entries = parts.map(
      ({ name }) => html`<sitemap><loc>${siteOrigin}/sitemaps/${encodePart(name)}.xml</loc></sitemap>`,
    );
    sendXml(res, html`<sitemapindex xmlns="${SITEMAP}">${entries}</sitemapindex>`);
  });
  router.get('/sitemaps/:name.xml', async (req, res, next) => {
    const part = await sitemap.part(req.params.name);
    if (!part) return next();
    sendXml(res, urlSet(siteOrigin, await part.paths()));
  });
  return router;
}

/** What is no page. A page that no index may hold says so itself (`noindex`), and a crawler must be able to read it. */
const CLOSED = [
  '/api/',
  `${COMMUNITY_PREFIX}/`,
  `${PAGE_DATA_PREFIX}/`,
  '/live',
  // One address a coin and minute, gone after a day.
  `${hrefTo('dataReceipt', { code: '*' })}?at=`,
];

function robots(siteOrigin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

function urlSet(siteOrigin: string, paths: readonly string[]): Html {
  const urls = paths.map((path) => html`<url><loc>${siteOrigin + path}</loc></url>`);
  return html`<urlset xmlns="${SITEMAP}">${urls}</urlset>`;
}

function sendXml(res: Response, root: Html): void {
  res.set(HEADERS);
  res.type('application/xml').send(xmlFile(root));
}
