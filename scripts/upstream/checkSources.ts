import { examineSources } from './server/examineSources.ts';

/** The health check of sources where there is no npm, in the image: `node scripts/upstream/checkSources.ts [--only OKX,COINGECKO]`. */
try {
  const isWell = await examineSources(process.argv.slice(2), process.env);
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(`doctor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
