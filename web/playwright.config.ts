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
 * The whole product (built web, gateway, simulated upstream) starts once, on ports of its own, with the same market
 * every time and a running clock. Timing belongs to the bench (`npm run bench screen`).
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds. The run lists tests that needed a retry, which are to be fixed.
  retries: process.env['CI'] ? 2 : 0,
  // A test takes a small part of it on a quiet machine; a busy one must not fail it.
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
    // Use `npx playwright test --trace on` where a screenshot does not explain a failure.
    trace: 'off',
    // Tests of a worker share the browser's cache and compiled code, and nothing else: cookies, storage, permissions
    // and pages are reset in between. A test that needs a cold cache opens its own context.
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
    // An upstream answer through the gateway: both are up. The gateway alone is healthy some seconds earlier.
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
      CONTACT_WX_PUBLIC: 'https://mp.example.com/coinmirror',
      CONTACT_WX_BUSINESS: 'https://work.example.com/u/1,https://work.example.com/u/2',
      // Each test calls from its own IP address (support/visitor.ts), as each visitor does.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
  },
});
