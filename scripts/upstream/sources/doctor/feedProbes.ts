import { feedQuestion, feedTable } from '../feeds/feedTable.ts';
import type { SourceName } from '../sourceTable.ts';
import { rows } from './probe.ts';

const probesOf = (source: SourceName) =>
  feedTable
    .filter((feed) => feed.source === source)
    .map((feed) => rows(feed.path, feedQuestion(feed), ({ time }) => time));

/** Probes of the feeds of news: each of a publisher's. */
export const feedProbes = {
  ODAILY: probesOf('ODAILY'),
  PANEWS: probesOf('PANEWS'),
  CHAINCATCHER: probesOf('CHAINCATCHER'),
  BLOCKTEMPO: probesOf('BLOCKTEMPO'),
  ABMEDIA: probesOf('ABMEDIA'),
  ZOMBIT: probesOf('ZOMBIT'),
  WUBLOCK: probesOf('WUBLOCK'),
  BLOCKBEATS: probesOf('BLOCKBEATS'),
  COINTELEGRAPH: probesOf('COINTELEGRAPH'),
  DECRYPT: probesOf('DECRYPT'),
  THEBLOCK: probesOf('THEBLOCK'),
};
