import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { pageDataHref } from '@coinmirror/shared/routes/pageData.ts';
import type { Store } from '@reduxjs/toolkit';
import { expectAnswers } from '#api/nextAnswers.ts';
import { type PreloadedCall, preloadedCalls } from '#api/preloadedCall.ts';
import { fetchView } from '../router/views.ts';
import { savesData } from './savesData.ts';
import { seedNewer } from './seedNewer.ts';

/** A page that was asked for so short a time ago is not asked for again, ms. */
const AGAIN = 5_000;
/** The page's own calls wait no longer for answers that are on their way, ms. */
const PATIENCE = 1_500;

export interface NextPages {
  /** Fetches code and data of the page at an address (path and query). */
  fetch(href: string): void;
  /** Gives up the answers that are on their way. */
  cancel(): void;
}

/** Fetches the next page before it is opened; failures are ignored, since the page itself asks again and reports. */
export function createNextPages(store: Pick<Store, 'dispatch' | 'getState'>): NextPages {
  let latest = { href: '', at: Number.NEGATIVE_INFINITY, stop: new AbortController() };

  async function deliver(pathname: string, arriving: Promise<readonly PreloadedCall[]>): Promise<void> {
    // Its endpoints come with its code.
    const [calls] = await Promise.all([arriving, fetchView(pathname)]);
    seedNewer(store, calls);
  }

  return {
    fetch(href) {
      const now = performance.now();
      const { pathname } = new URL(href, location.origin);
      if (matchPage(pathname) === null || savesData() || (href === latest.href && now - latest.at < AGAIN))
        return;
      latest.stop.abort();
      latest = { href, at: now, stop: new AbortController() };
      const arriving = answersOf(href, latest.stop.signal);
      expectAnswers(pathname, arriving);
      deliver(pathname, arriving).catch(() => undefined);
    },
    cancel() {
      latest.stop.abort();
      latest = { ...latest, href: '' };
    },
  };
}

async function answersOf(href: string, stop: AbortSignal): Promise<readonly PreloadedCall[]> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
    const response = await fetch(pageDataHref(href), { signal });
    return response.ok ? preloadedCalls(await response.text()) : [];
  } catch {
    return [];
  }
}
