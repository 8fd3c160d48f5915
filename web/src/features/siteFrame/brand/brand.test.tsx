import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

const market = (change: unknown) => ({ code: 0, msg: '', data: { marketcapchange24h: change } });
const logo = () => screen.getByRole('link', { name: /^币镜 首页/ });
const toneOf = (selector: string) => document.querySelector(selector)?.getAttribute('data-tone');
/** The half in the header, and the one below its line. */
const tones = () => [toneOf('header svg[data-tone]'), toneOf('header + div svg[data-tone]')];

describe('the mark', () => {
  it.each([
    ['a rising', 2.41, ['up', 'reflect'], '币镜 首页，今日上涨'],
    ['a falling', -7.14, ['ink', 'down'], '币镜 首页，今日下跌'],
    ['a level', 0.001, ['ink', 'reflect'], '币镜 首页，今日持平'],
    ['an unknown', null, ['ink', 'reflect'], '币镜 首页'],
    ['a market of unreadable change', 'n/a', ['ink', 'reflect'], '币镜 首页'],
  ])('of %s market', async (_what, change, halves, name) => {
    server.use(answers('globalMarket', market(change)));
    await renderRoute(QUIET_PAGE);
    await soon(() => expect(logo().getAttribute('aria-label')).toBe(name));
    expect(tones()).toEqual(halves);
  });

  it('has no reflection where a chart fills the window below it', async () => {
    await renderRoute('/kline');
    expect(toneOf('header svg[data-tone]')).toBeDefined();
    expect(toneOf('header + div svg[data-tone]')).toBeUndefined();
  });

  it('takes the colours of up and down from the visitor’s palette, whichever that is', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'brand.module.css'), 'utf8');
    expect(sheet).toMatch(/\.upper\[data-tone="up"\] \{\s*fill: var\(--up\);/);
    expect(sheet).toMatch(/\.lower\[data-tone="down"\] \{\s*fill: var\(--down\);/);
    // What a browser of 2022 cannot draw would leave a half without a colour.
    expect(sheet).not.toMatch(/color-mix|oklch|@layer/);
  });
});
