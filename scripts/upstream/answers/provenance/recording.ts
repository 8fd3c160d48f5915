import type { PortName, Sources } from '../../ports/sources.ts';

/** Sources of a world that record which of its ports are read. */
export interface Recording {
  /** Pass these on; they read from the recorded world. */
  readonly sources: Sources;
  /** Ports read so far, in the order of their first read. */
  readonly read: ReadonlySet<PortName>;
}

interface Noted {
  readonly root: Sources;
  readonly read: Set<PortName>;
}

const recordings = new WeakMap<Sources, Noted>();

/** Starts recording reads of a world; recordings can be nested. */
export function record(sources: Sources): Recording {
  const root = rootOf(sources);
  const read = new Set<PortName>();
  const recorded = new Proxy(root, {
    get(target, name: keyof Sources) {
      if (name !== 'clock') read.add(name);
      return target[name];
    },
  });
  recordings.set(recorded, { root, read });
  return { sources: recorded, read };
}

/** The world behind a recording, or the world itself; caches are kept per root. */
export function rootOf(sources: Sources): Sources {
  return recordings.get(sources)?.root ?? sources;
}

/** Records ports as read through a cached result. */
export function noteRead(sources: Sources, ports: Iterable<PortName>): void {
  const noted = recordings.get(sources);
  if (noted) for (const port of ports) noted.read.add(port);
}
