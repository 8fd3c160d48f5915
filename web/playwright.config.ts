import { defineConfig, devices } from '@playwright/test';
import { findChromium, launchFlags } from './e2e/support/chromium.ts';

const port = process.env['E2E_PORT'] ?? '3170';
const upstreamPort = process.env['E2E_UPSTREAM_PORT'] ?? '3171';
const executablePath = findChromium();

/**
 * The whole product (built web, BFF, simulated upstream) starts once, on ports of its own, with the same market
 * every time and a clock that runs. `pages` holds what may run side by side; `measured` holds what is timed and
 * runs alone, so that nothing but the page itself takes the processor.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: launchFlags() },
  },
  projects: [
    { name: 'pages', testDir: 'e2e/pages', fullyParallel: true },
    // Another process can only make a measure worse, never better: the best of three counts.
    { name: 'measured', testDir: 'e2e/measured', workers: 1, retries: 2 },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../scripts/start.ts`,
    url: `http://127.0.0.1:${port}/healthz`,
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
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
  },
});
