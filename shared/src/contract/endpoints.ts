import type * as v from 'valibot';
import type { Endpoint, EndpointHost } from './endpoint.ts';
import { endpointRows } from './endpointRows.ts';

type Rows = typeof endpointRows;

/** Names of the rows on a host that answer with an envelope. */
type NamesOn<Host extends EndpointHost> = {
  [Name in keyof Rows]: Rows[Name]['host'] extends Host
    ? Rows[Name]['response'] extends v.UnknownSchema
      ? never
      : Name
    : never;
}[keyof Rows];

/** Endpoints of the market host: plain reads, answered from the market. */
export type ApiEndpointName = NamesOn<'api'>;
/** Endpoints of the community host: signed by the BFF, answered from what people write. */
export type CommunityEndpointName = NamesOn<'community'>;
/** Endpoints that answer with bytes instead of an envelope. */
export type FileEndpointName = Exclude<keyof Rows, ApiEndpointName | CommunityEndpointName>;
export type EndpointName = keyof Rows;

/**
 * The endpoint table: every call of the product. The BFF's allow-list, the embedded upstream's handlers and the tests'
 * mocks derive from it. Features import only their own resource's endpoints, so that no page ships another's schemas.
 */
export const endpoints: Rows = endpointRows;

export const apiEndpointNames = endpointNames().filter(isApiEndpoint);

function endpointNames(): readonly EndpointName[] {
  return Object.keys(endpointRows) as readonly EndpointName[];
}

function isApiEndpoint(name: EndpointName): name is ApiEndpointName {
  const { host, response }: Endpoint = endpointRows[name];
  return host === 'api' && response.type !== 'unknown';
}

/** Whether an endpoint is answered from what people write. */
export function isCommunityEndpoint(name: EndpointName): name is CommunityEndpointName {
  return endpointRows[name].host === 'community';
}

export type EndpointRow<Name extends EndpointName> = Rows[Name];
