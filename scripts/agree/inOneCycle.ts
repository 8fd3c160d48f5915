import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import { NotYet } from './notYet.ts';
import { ask } from './samples.ts';

/** Reads an endpoint, decoded as a browser does. */
export type ReadEntity = <Name extends ApiEndpointName>(
  name: Name,
  params: CallParams<EndpointRow<Name>>,
) => Promise<EntityOf<EndpointRow<Name>>>;

/** A relation of one cycle: it reads through `read`, and throws where it does not hold. */
export type Relation = (read: ReadEntity) => Promise<void>;

/** ms before it is looked at again. */
const PAUSE = 1_000;

/** A relation needs a second or two, and a cycle is five. */
const MOST_TRIES = 12;

/**
 * Has a relation of several answers looked at within one cycle of a running clock: where a cycle began between them, they
 * are read anew, and where a source has not been read, a little later. Throws what the relation throws.
 */
export async function inOneCycle(origin: string, relation: Relation): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const cycles = new Set<number>();
    const outcome = await relation(async (name, params) => {
      const { entity, asOf } = await ask(origin, name, params);
      cycles.add(asOf);
      return entity;
    }).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const isEarly = outcome?.error instanceof NotYet;
    if (cycles.size <= 1 && !isEarly) {
      if (outcome === null) return;
      throw outcome.error;
    }
    if (tries === MOST_TRIES) throw outcome?.error ?? new Error('no beat was long enough for all answers');
    if (isEarly) await new Promise((done) => setTimeout(done, PAUSE));
  }
}
