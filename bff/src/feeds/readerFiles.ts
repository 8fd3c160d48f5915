import type { RequestHandler } from 'express';
import type { Site } from '../cache/publicFiles.ts';
import { createCalendars } from './calendars.ts';
import { createDailyFeed } from './dailyFeed.ts';
import { createFeeds } from './feeds.ts';
import { createPrograms } from './programs.ts';
import { createReceipts } from './receipts.ts';
import { createRobots } from './robots.ts';
import { createSeries } from './series.ts';

/** What programs read, in order: robots.txt and sitemaps, llms.txt and OpenAPI, feeds, calendars, series, receipts. */
export function createReaderFiles(site: Site): readonly RequestHandler[] {
  return [
    createRobots(site),
    createPrograms(site),
    createDailyFeed(site),
    createFeeds(site),
    createCalendars(site),
    createSeries(site),
    createReceipts(site),
  ];
}
