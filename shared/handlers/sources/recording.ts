import type { PortName, Sources } from '../ports/sources.ts';

/** A world of sources that notes which of its ports are read. */
export interface Recording {
  /** Hand this on; it reads from the world it was made of. */
  readonly sources: Sources;
  /** Ports that were read so far, in the order of their first reading. */
  readonly read: ReadonlySet<PortName>;
}

interface Noted {
  readonly root: Sources;
  readonly read: Set<PortName>;
}

const recordings = new WeakMap<Sources, Noted>();

/** Begins to note what is read of a world; of one that is being recorded, beside what is noted there. */
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

/** The world behind a recording, itself where nothing is recorded: what is kept is kept for it. */
export function rootOf(sources: Sources): Sources {
  return recordings.get(sources)?.root ?? sources;
}

/** Notes that ports were read by way of something kept. */
export function noteRead(sources: Sources, ports: Iterable<PortName>): void {
  const noted = recordings.get(sources);
  if (noted) for (const port of ports) noted.read.add(port);
}
