import { parseArgs } from 'node:util';

export interface LookOptions {
  readonly paths: readonly string[];
  readonly origin: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  readonly full: boolean;
  readonly notices: boolean;
  readonly scripts: boolean;
  /** ms to wait after the page has settled. */
  readonly wait: number;
  readonly scroll: number;
  readonly click: readonly string[];
  readonly hover: string;
  readonly out: string;
}

export const LOOK_USAGE = `node scripts/look.ts <path> [<path> …]
  --url <origin>       the running product (http://localhost:$PORT)
  --width <px>         1440; 390 is a phone
  --height <px>        900 (844 on a phone)
  --dark               the dark theme
  --full               the whole page, not only the window
  --click <selector>   click first; may be repeated, in order (Playwright selectors: text=登录, role=button[name="表格"])
  --hover <selector>   leave the pointer there
  --scroll <px>        scroll down first
  --wait <ms>          wait longer before the picture (500)
  --notices            keep the two notices open
  --no-scripts         as a reader without scripts sees it
  --out <file.png>     test-results/look/<path>.png`;

/** Throws a one-line Error for an unknown option or an invalid number. */
export function parseLook(args: readonly string[], env: NodeJS.ProcessEnv): LookOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string', default: `http://localhost:${env['PORT'] ?? '3000'}` },
      width: { type: 'string', default: '1440' },
      height: { type: 'string', default: '' },
      dark: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      notices: { type: 'boolean', default: false },
      'no-scripts': { type: 'boolean', default: false },
      wait: { type: 'string', default: '500' },
      scroll: { type: 'string', default: '0' },
      click: { type: 'string', multiple: true, default: [] },
      hover: { type: 'string', default: '' },
      out: { type: 'string', default: '' },
    },
  });
  const width = toNumber('width', values.width);
  return {
    paths: positionals.length > 0 ? positionals : ['/'],
    origin: values.url.replace(/\/$/, ''),
    width,
    height: values.height ? toNumber('height', values.height) : width < 600 ? 844 : 900,
    dark: values.dark,
    full: values.full,
    notices: values.notices,
    scripts: !values['no-scripts'],
    wait: toNumber('wait', values.wait),
    scroll: toNumber('scroll', values.scroll),
    click: values.click,
    hover: values.hover,
    out: values.out,
  };
}

function toNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} wants a number, not "${text}"`);
  return value;
}

/** `/currencies/bitcoin/` in the dark at 390 px → `currencies-bitcoin.390.dark.png`. */
export function pictureName(path: string, { width, dark }: LookOptions): string {
  const name =
    path
      .replace(/[?#].*$/, '')
      .replace(/^\/|\/$/g, '')
      .replace(/[^\w.-]+/g, '-') || 'home';
  return `${name}.${width}${dark ? '.dark' : ''}.png`;
}
