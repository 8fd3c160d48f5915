import type { Endpoint } from './endpoint.ts';
import { marketEndpoints } from './market.ts';

/**
 * The endpoint table: every call the product makes, once.
 * The BFF's allow-list, the embedded upstream's handlers and the tests' mocks derive from it.
 * Features import only their own resource's rows, so that no page ships the schemas of another.
 */
export const endpoints = {
  ...marketEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type EndpointRow<Name extends EndpointName> = (typeof endpoints)[Name];
