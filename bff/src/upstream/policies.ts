import type { LimitName } from '@coinmirror/shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '@coinmirror/shared/contract/endpoints.ts';

/** Seconds an answer of this endpoint is kept; 0 for one that must always be asked for. */
export function lifetimeOf(name: EndpointName): number {
  const { policy } = endpoints[name];
  return typeof policy === 'number' ? policy : 0;
}

/** The limit of an endpoint whose answers are never kept. */
export function limitNameOf(name: EndpointName): LimitName {
  const { policy } = endpoints[name];
  return typeof policy === 'string' ? policy : 'write';
}

/** Whether a call changes something: what an upstream says against it may be the fault of what it brought. */
export function isWrite(name: EndpointName): boolean {
  const { method, policy } = endpoints[name];
  return method !== 'GET' && typeof policy === 'string' && policy !== 'read';
}
