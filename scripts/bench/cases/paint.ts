import type { Browser } from 'playwright-core';
import { inBrowser } from '../inBrowser.ts';
import { CONDITIONS, type Conditions } from '../paint/conditions.ts';
import { medianOf } from '../paint/figures.ts';
import { kindPages } from '../paint/kinds.ts';
import { lighthouseReport } from '../paint/lighthouse.ts';
import { type Opened, open, type Visited } from '../paint/opened.ts';
import { fetchedAfterStart, ownPage, startPlainPeer } from '../paint/peers.ts';
import { allReport, type Compared, type Measured, paintReport } from '../paint/report.ts';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'coin', path: '/currencies/bitcoin' },
  { name: 'ranking', path: '/hot/rise.html' },
];
/** Visits per page; VISITS=9 gives steadier medians. */
const VISITS = Number(process.env['VISITS'] ?? '5');
/** Lighthouse runs per page: LIGHTHOUSE=3. */
const LIGHTHOUSE = Number(process.env['LIGHTHOUSE'] ?? '0');

/**
 * `--all`: first load of one page of each kind on the phone. Otherwise of three pages, on a phone with really throttled network and processor and on a desktop, compared with the
 * same page without script and the same page that fetches its data after start. LIGHTHOUSE=3 adds Lighthouse scores.
 */
export function benchPaint(flags: readonly string[] = []): Promise<string> {
  return flags.includes('--all') ? everyKind() : threePages();
}

/** One page of each kind, on the phone alone and without peers. */
function everyKind(): Promise<string> {
  return inBrowser(async ({ browser, origin }) => {
    const [phone] = CONDITIONS;
    const measured: Measured[] = [];
    for (const { name, path } of kindPages) {
      const visits: Opened[] = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(await open(browser, phone, ownPage(origin + path)));
      measured.push({ page: name, ours: medianOf(visits) });
    }
    return allReport(phone, measured);
  });
}

function threePages(): Promise<string> {
  return inBrowser(async ({ browser, origin, executablePath }) => {
    const pages = PAGES.map(({ name, path }) => ({ name, url: origin + path }));
    for (const conditions of CONDITIONS) {
      const compared: Compared[] = [];
      for (const page of pages) compared.push(await compare(browser, conditions, page));
      // Printed immediately: the next steps take minutes and may fail.
      console.log(`\n${paintReport(conditions, compared)}`);
    }
    return LIGHTHOUSE > 0 ? await lighthouseReport(executablePath, pages, LIGHTHOUSE) : '';
  });
}

/** In turn, so that other load on the machine affects all three. */
async function compare(
  browser: Browser,
  conditions: Conditions,
  { name, url }: { readonly name: string; readonly url: string },
): Promise<Compared> {
  const peer = await startPlainPeer(url);
  const ways = { ours: ownPage(url), plain: peer.visited, fetched: fetchedAfterStart(url) };
  const visits = { ours: [] as Opened[], plain: [] as Opened[], fetched: [] as Opened[] };
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const way of ['ours', 'plain', 'fetched'] as const) {
      const visited: Visited = ways[way];
      visits[way].push(await open(browser, conditions, visited));
    }
  }
  await peer.server.stop();
  const { ours, plain, fetched } = visits;
  return { page: name, ours: medianOf(ours), plain: medianOf(plain), fetched: medianOf(fetched) };
}
