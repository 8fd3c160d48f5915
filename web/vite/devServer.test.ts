import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
});
afterAll(() => server.close());

async function served(path: string): Promise<string> {
  return server.transformIndexHtml(path, await readFile(join(root, path), 'utf8'));
}

it('the first HTML has the region notice before the first paint', async () => {
  const html = await served('/index.html');
  expect(html).toContain('<dialog id="first-notice"');
  expect(html).not.toContain('<!--notice-->');
});

it('named breakpoints reach the browser as widths', async () => {
  const sheet = await server.transformRequest('/src/ui/page/WithRail.module.css?direct');
  expect(sheet?.code).toContain('@media (max-width: 74.9375em)');
  expect(sheet?.code).not.toContain('(--no-rail)');
  expect(await served('/index.html')).toContain('@media (max-width: 40em)');
});

it('lengths reach the browser in rem, so that they follow the visitor’s letters', async () => {
  const tokens = await server.transformRequest('/src/ui/base.css?direct');
  expect(tokens?.code).toContain('--row-comfortable: 3rem;');
  expect(tokens?.code).toContain('--hairline: 1px;');
  const markets = await server.transformRequest(
    '/src/features/coins/detail/markets/MarketsPanel.module.css?direct',
  );
  expect(markets?.code).toContain('@container (min-width: 75rem)');
  expect(await served('/index.html')).toContain('min-height: 3.5rem');
});

it('a chart’s picture is drawn to the pixel, as the canvas that replaces it', async () => {
  const staticChart = await server.transformRequest('/src/charts/series/static/static.module.css?direct');
  expect(staticChart?.code).toContain('font-size: 12px');
});

it('a browser too old for the app is told so before anything else of the page', async () => {
  const html = await served('/index.html');
  expect(html).toContain('浏览器版本过旧');
  expect(html.indexOf('浏览器版本过旧')).toBeLessThan(html.indexOf('id="first-notice"'));
  expect(html).not.toContain('<!--tooOld-->');
});

it('the gallery is served as it is, without what belongs to the shell', async () => {
  const html = await served('/gallery/index.html');
  expect(html).toContain('<script type="module"');
  expect(html).not.toContain('first-notice');
});
