import { chromium } from 'playwright-core';
import { findChromium, launchFlags } from '../../web/e2e/support/chromium.ts';
import { startProduct } from '../../web/e2e/support/product.ts';
import { buildWeb } from '../product/buildWeb.ts';
import type { Stage } from './screen/visit.ts';

/** The built product and a browser with its path. */
export interface Run extends Stage {
  readonly executablePath: string;
}

/**
 * The report of `measure` on the built product, which is stopped afterwards; without a Chromium, one line that says so.
 */
export async function inBrowser(measure: (run: Run) => Promise<string>): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'No Chromium on this machine (CHROMIUM_PATH): nothing is measured in it.';
  await buildWeb({ force: false });
  const product = await startProduct();
  try {
    const browser = await chromium.launch({ executablePath, args: launchFlags() });
    try {
      return await measure({ browser, origin: product.origin, executablePath });
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}
