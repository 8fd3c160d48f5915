import type { Asker, DatedResponse } from '@coinmirror/shared/alertSources/source.ts';
import type { EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import {
  AS_OF_HEADER,
  readAsOf,
  readProvenance,
  SOURCE_HEADER,
} from '@coinmirror/shared/contract/provenance.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import * as v from 'valibot';
import { answer } from '../../answers/dispatch/answer.ts';
import type { HandlerContext } from '../../answers/handler/handler.ts';

interface Held {
  readonly until: number;
  readonly asked: Promise<DatedResponse<unknown> | null>;
}

/** The list of coins is what prices are read from; what else a market cycle changes is read once a minute. */
const EACH_CYCLE: ReadonlySet<ApiEndpointName> = new Set(['coinRank']);
const UNKNOWN = { kind: 'public', name: '' } as const;

/**
 * Asks the upstream's own answers, as its pages read them, in either market. An answer is held as long as its row says, and
 * a minute at least; one that fails is unknown. `sweep` forgets what nobody has asked for since the last one.
 */
export function createAnswerAsker(
  context: HandlerContext,
  log: (line: string) => void = () => undefined,
): { readonly ask: Asker; sweep(): void } {
  const { clock } = context.sources;
  let held = new Map<string, Held>();
  let used = new Map<string, Held>();

  function lifetimeOf(name: ApiEndpointName, policy: unknown): number {
    if (EACH_CYCLE.has(name)) return 0;
    return Math.max(MINUTE, typeof policy === 'number' ? policy * 1000 : 0);
  }

  /** A fault of one answer must not silence the alerts of all others. */
  async function answered(name: ApiEndpointName, params: Readonly<Record<string, unknown>>) {
    try {
      return await answer(name, params, context);
    } catch (error) {
      log(
        `alerts could not be looked at by ${name} (${error instanceof Error ? error.message : String(error)})`,
      );
      return { status: 500, body: null };
    }
  }

  async function read<Name extends ApiEndpointName>(
    name: Name,
    row: EndpointRow<Name>,
    params: Readonly<Record<string, unknown>>,
  ): Promise<DatedResponse<EntityOf<EndpointRow<Name>>> | null> {
    const { status, body, headers = {} } = await answered(name, params);
    if (status !== 200) return null;
    const decoded = v.safeParse<EndpointRow<Name>['response']>(row.response, body);
    if (!decoded.success) return null;
    return {
      value: decoded.output,
      asOf: readAsOf(headers[AS_OF_HEADER], clock.now()),
      provenance: readProvenance(headers[SOURCE_HEADER], UNKNOWN),
    };
  }

  return {
    ask: async ({ name, row }, params) => {
      const key = `${name} ${JSON.stringify(params)}`;
      const known = used.get(key) ?? held.get(key);
      const isFresh = known !== undefined && clock.exact() < known.until;
      const until = clock.exact() + lifetimeOf(name, row.policy);
      const current = isFresh ? known : { until, asked: read(name, row, toWire(params)) };
      used.set(key, current);
      // The key begins with the call's name: only its own answers are held under it.
      return current.asked as ReturnType<typeof read<typeof name>>;
    },
    sweep() {
      held = used;
      used = new Map();
    },
  };
}

function toWire(params: unknown): Readonly<Record<string, unknown>> {
  return params !== null && typeof params === 'object' ? { ...params } : {};
}
