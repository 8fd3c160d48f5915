import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium, launchFlags } from '../../web/e2e/support/chromium.ts';
import { PREVIEWS, previewHtml } from './pictures.ts';

/** Where the web app's build takes them from. */
const FOLDER = fileURLToPath(new URL('../../web/public/previews', import.meta.url));

/**
 * Draws the pictures of link previews, one for each kind of page, 1200 × 630: `node scripts/previews/draw.ts`, when a
 * word or the brand changes. They are in the repository: a server need not have Chinese fonts.
 */
async function draw(): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: launchFlags() });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  mkdirSync(FOLDER, { recursive: true });
  for (const preview of PREVIEWS) {
    await page.setContent(previewHtml(preview));
    await page.screenshot({ path: join(FOLDER, `${preview.kind}.png`) });
  }
  await browser.close();
}

await draw();
