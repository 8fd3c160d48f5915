import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { CallMeta, Dated } from './call.ts';
import type { Failure } from './failure.ts';

interface Sent {
  readonly baseQueryMeta?: CallMeta;
}

interface Answered<Entity> {
  readonly type: string;
  readonly payload: Dated<Entity>;
  readonly meta: Sent;
}

interface Refused {
  readonly type: string;
  readonly payload: Failure;
  readonly meta: Sent;
}

/**
 * Matches the fulfilled action of an endpoint by its name alone, so that a slice that follows a call need not
 * ship the call's schemas. The base query has already decoded the answer.
 */
export function answerOf<Entity>(name: EndpointName) {
  return (action: unknown): action is Answered<Entity> =>
    hasType(action) &&
    /^api\/execute(Query|Mutation)\/fulfilled$/.test(action.type) &&
    endpointOf(action) === name;
}

/** Matches calls that the upstream refused with this code. */
export function refusedWith(code: number) {
  return (action: unknown): action is Refused => {
    if (!hasType(action) || !/^api\/execute(Query|Mutation)\/rejected$/.test(action.type)) return false;
    const { payload } = action as { payload?: Failure };
    return payload?.kind === 'api' && payload.code === code;
  };
}

function hasType(action: unknown): action is { type: string } {
  return typeof action === 'object' && action !== null && 'type' in action && typeof action.type === 'string';
}

function endpointOf(action: object): string | undefined {
  return (action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName;
}
