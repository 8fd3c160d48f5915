import { defineConfig, devices } from '@playwright/test';
import { findTestChromium, launchFlags } from './e2e/support/chromium.ts';

const port = process.env['E2E_PORT'] ?? '3170';
const upstreamPort = process.env['E2E_UPSTREAM_PORT'] ?? '3171';
const executablePath = findTestChromium();
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: launchFlags(),
  // Without a locale the browser cannot write Chinese in a file's name.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
};
/**
 * A page of the product lives for a second or two: compiling its code for speed takes longer than it gives back, and
 * asking of each function whether it is worth the plain compiler takes longer than compiling it.
 */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --always-sparkplug';

/**
 * The whole product (built web, BFF, simulated upstream) starts once, on ports of its own, with the same market
 * every time and a clock that runs. Nothing is timed here: that is the bench's (`npm run bench screen`).
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stop for seconds. Who needed its second try is named by the run, and is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  // A journey takes a small part of it on a quiet machine; a busy one must not turn it red.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // `npx playwright test --trace on` where a picture does not explain it.
    trace: 'off',
    // A worker's tests share what the browser has fetched and compiled, and nothing else: cookies, stores, permissions
    // and pages are taken away between two. What must find a cold cache opens a context of its own.
    reuseContext: true,
  },
  projects: [
    // In one piece, so first: at the end it would keep one worker while the other had nothing left. Its one page is
    // judged for a minute.
    { name: 'gallery', testDir: 'e2e/gallery', use: { launchOptions } },
    {
      name: 'pages',
      testDir: 'e2e/pages',
      fullyParallel: true,
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, SHORT_LIVED] } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../scripts/start.ts`,
    // An answer of the upstream by way of the BFF: both are there. The BFF alone is healthy some seconds sooner.
    url: `http://127.0.0.1:${port}/api/home/global`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      UPSTREAM_PORT: upstreamPort,
      UPSTREAM_API_ORIGIN: '',
      MARKET_SEED: '20170808',
      MARKET_CLOCK: '',
      DATA_DIR: ':memory:',
      // Each test calls from an address of its own (support/visitor.ts), as each visitor does.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
  },
});
