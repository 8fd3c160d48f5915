import type { BrowserContextOptions, CDPSession } from 'playwright-core';

/** Conditions under which a page is opened. */
export interface Conditions {
  readonly name: string;
  readonly device: BrowserContextOptions;
  /** null: this machine's own network and processor. */
  readonly slow: { readonly rttMs: number; readonly kbps: number; readonly cpu: number } | null;
}

const PHONE: Conditions = {
  name: 'phone 390 px, slow 4G, processor ÷ 4',
  device: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  // Lighthouse's "slow 4G" (`mobileSlow4G`) and its processor, really applied instead of computed afterwards.
  slow: { rttMs: 150, kbps: 1_638.4, cpu: 4 },
};

const DESKTOP: Conditions = {
  name: 'desktop 1440 px, unthrottled',
  device: { viewport: { width: 1440, height: 900 } },
  slow: null,
};

export const CONDITIONS = [PHONE, DESKTOP] as const satisfies readonly Conditions[];

/** Throttles a page's network and processor. */
export async function applyConditions(session: CDPSession, { slow }: Conditions): Promise<void> {
  await session.send('Network.enable');
  if (slow === null) return;
  const bytesPerSecond = (slow.kbps * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.rttMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}
