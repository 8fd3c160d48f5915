import type { PublicWorld } from './publicWorld.ts';

/** Something that is asked for or sampled regularly, whether or not a page is read. */
export interface Poll {
  /** ms. */
  readonly every: number;
  /** Does not throw for a source that does not answer. */
  run(world: PublicWorld): Promise<void>;
}
