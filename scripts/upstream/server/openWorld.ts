import { printLine } from '../community/logging/printLine.ts';
import type { Sources } from '../ports/sources.ts';
import type { Reporter } from '../simulation/newsroom/item.ts';
import { createSimulatedSources } from '../simulation/ports/sources.ts';
import type { SourcesConfig } from '../sources/config/sourcesConfig.ts';

/** The world that answers are read from. */
export interface OpenWorld {
  readonly sources: Sources;
  /** The simulation, where it stands in for what has no source. */
  readonly missing?: Sources;
  close(): Promise<void>;
}

export interface OpenWorldOptions {
  readonly seed: number;
  /** The simulated market's clock. */
  readonly now: () => number;
  readonly reporters?: readonly Reporter[];
  /** Folder of the databases; null keeps them in memory. */
  readonly dataDir: string | null;
  /** null: the market is simulated. */
  readonly publicSources: SourcesConfig | null;
}

/** Opens the simulated world, or the public sources in a thread of their own. */
export async function openWorld(options: OpenWorldOptions): Promise<OpenWorld> {
  const { seed, now, reporters, dataDir, publicSources } = options;
  const simulated = () => createSimulatedSources({ seed, now, ...(reporters && { reporters }) });
  if (publicSources === null) return { sources: simulated(), close: async () => undefined };
  // Who wants the simulation alone loads none of it.
  const { startRemoteSources } = await import('../sources/thread/remoteSources.ts');
  const log = (line: string) => printLine(line, 'sources');
  const { sources, close } = await startRemoteSources({ config: publicSources, dataDir, log });
  return { sources, close, ...(publicSources.simulateMissing && { missing: simulated() }) };
}
