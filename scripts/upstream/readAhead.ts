import { setTimeout } from 'node:timers/promises';
import { newsroomOf } from '@coinmirror/shared/content/news/newsroom.ts';
import type { MarketSource } from '@coinmirror/shared/market/source.ts';

/** ms: whoever waited for the start is answered first. */
const HEAD_START = 5_000;
/** ms between two days of news, in which calls are answered. */
const PAUSE = 20;

/** The first look at a market's news writes four months of them: better after the start than under the first visitor. */
export async function readAhead(market: MarketSource, signal: AbortSignal): Promise<void> {
  const newsroom = newsroomOf(market);
  await setTimeout(HEAD_START, undefined, { ref: false });
  for (const day of newsroom.days()) {
    if (signal.aborted) return;
    await newsroom.day(day);
    await setTimeout(PAUSE, undefined, { ref: false });
  }
}
