import { DEVELOPMENT_CLIENT_ID, DEVELOPMENT_SECRET } from '@coinmirror/bff/src/configSchema.ts';
import { ARCHIVE_DAYS } from '@coinmirror/upstream/catalogue/content/news/archive.ts';
import { startUpstream } from '@coinmirror/upstream/server/startUpstream.ts';
import { manyArticles } from '@coinmirror/upstream/simulation/newsroom/manyArticles.ts';

/** The embedded upstream with ARTICLES articles in its archive, and a frozen clock. */
const asked = Number(process.env['ARTICLES'] ?? '1000');
const NOON = Date.parse('2026-03-10T15:59:55Z');

await startUpstream({
  port: Number(process.env['PORT']),
  seed: 7,
  now: () => NOON,
  clientId: DEVELOPMENT_CLIENT_ID,
  secret: DEVELOPMENT_SECRET,
  dataDir: null,
  reporters: [manyArticles(Math.ceil(asked / ARCHIVE_DAYS))],
});
