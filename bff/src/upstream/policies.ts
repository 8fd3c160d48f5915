import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';

/** Seconds for which an answer of this endpoint is fresh; 0 for one that is never cached. */
export function lifetimeOf(name: EndpointName): number {
  const { policy } = endpoints[name];
  return typeof policy === 'number' ? policy : 0;
}

/** The limit of an endpoint whose answers are never cached. */
export function limitNameOf(name: EndpointName): LimitName {
  const { policy } = endpoints[name];
  return typeof policy === 'string' ? policy : 'write';
}

/** Whether a call changes something. Its failure may be the fault of its body. */
export function isWrite(name: EndpointName): boolean {
  const { method, policy } = endpoints[name];
  return method !== 'GET' && typeof policy === 'string' && policy !== 'read';
}
