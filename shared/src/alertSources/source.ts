import type { Alert, Watched } from '../alerts/alert.ts';
import type { AlertEvent, Sample } from '../alerts/evaluate.ts';
import type { CallParams, EntityOf } from '../contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '../contract/endpoints.ts';
import type { NamedRow } from '../contract/namedRow.ts';
import type { Provenance } from '../contract/provenance.ts';

/** A decoded answer with its time (epoch ms) and source. */
export interface DatedResponse<Entity> {
  readonly value: Entity;
  readonly asOf: number;
  readonly provenance: Provenance | null;
}

/** Asks a call of the market: the browser through its cache, the upstream of its own answers. null if it has no answer. */
export type Asker = <Name extends ApiEndpointName>(
  named: NamedRow<Name, EndpointRow<Name>>,
  params: CallParams<EndpointRow<Name>>,
) => Promise<DatedResponse<EntityOf<EndpointRow<Name>>> | null>;

/** A reading with the time and the source of its answer. */
export interface DatedSample extends Sample {
  /** Epoch ms. */
  readonly asOf: number;
  readonly provenance: Provenance | null;
}

/** How the alerts of a measure are read: as few calls as their subjects need. null: unknown, which never fires. */
export type AlertSource = (
  ask: Asker,
  watched: readonly Watched[],
) => Promise<(one: Watched) => DatedSample | null>;

type Dated = Pick<DatedResponse<unknown>, 'asOf' | 'provenance'>;

const NOTHING = { value: null, text: '', isInZone: null, events: null, newest: null } as const;

/** A reading of a number; null of an unknown one. */
export function valueSample(
  { asOf, provenance }: Dated,
  value: number | null | undefined,
  format: (value: number) => string,
): DatedSample | null {
  if (value === null || value === undefined) return null;
  return { ...NOTHING, value, text: format(value), asOf, provenance };
}

/** A reading of a value in one of its bands. */
export function zoneSample(
  { asOf, provenance }: Dated,
  zone: { readonly value: number; readonly text: string; readonly isInZone: boolean },
): DatedSample {
  return { ...NOTHING, ...zone, asOf, provenance };
}

/** A reading of events, newest first, chosen from a list whose newest item is of `newest` (epoch ms). */
export function eventSample(
  { asOf, provenance }: Dated,
  events: readonly AlertEvent[],
  newest: number | null,
): DatedSample {
  return { ...NOTHING, text: events[0]?.title ?? '', events, newest, asOf, provenance };
}

/** The codes of the coins that are watched, sorted, each once. */
export function coinCodes(watched: readonly Pick<Alert, 'coin'>[]): readonly string[] {
  return [...new Set(watched.flatMap(({ coin }) => coin?.code ?? []))].toSorted();
}
