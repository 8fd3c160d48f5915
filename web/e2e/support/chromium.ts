import { existsSync } from 'node:fs';

/** Where distributions install it; CHROMIUM_PATH wins. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same engine without a window: a browser's own UI and start-up cost a test run more than some pages. */
const SHELL_PLACES = ['/usr/bin/chromium-headless-shell'];

/** The machine's own Chromium, or undefined: then Playwright uses the one it installed itself. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const asked = env['CHROMIUM_PATH'];
  if (asked) return asked;
  return [...PLACES, ...SHELL_PLACES].find((path) => existsSync(path));
}

/** The browser of the tests: the machine's headless shell, or its Chromium. */
export function findTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const asked = env['CHROMIUM_PATH'];
  if (asked) return asked;
  return SHELL_PLACES.find((path) => existsSync(path)) ?? findChromium(env);
}

/** Disables background networking and the GPU; the sandbox only where root cannot have one. */
export function launchFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--disable-features=Translate,MediaRouter,OptimizationHints',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ];
}
