import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A small built web app: the page template with all its places, one script, one picture. */
export function makeWebDist(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coinmirror-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'logos/coin'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), TEMPLATE);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PAGES));
  writeFileSync(join(folder, 'theme.js'), "document.documentElement.dataset.theme = 'light';");
  const script = `export const words = ${JSON.stringify('行情'.repeat(1000))};`;
  writeFileSync(join(folder, 'assets/index-AbCd1234.js'), script);
  writeFileSync(join(folder, 'assets/index-AbCd1234.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/index-AbCd1234.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'assets/index-AbCd1234.js.map'), '{}');
  writeFileSync(join(folder, 'logos/coin/bitcoin.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
}

/** Of pages that are not named the build says nothing. */
const PAGES = { dapp: { js: [], css: [] } };

const TEMPLATE = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <script>document.documentElement.dataset.inline = '1';</script>
    <script src="/theme.js"></script>
    <!--head-->
  </head>
  <body>
    <div id="root"><!--prerender--></div>
    <!--preload-->
    <script type="module" src="/assets/index-AbCd1234.js"></script>
  </body>
</html>
`;
