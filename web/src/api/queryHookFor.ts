import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { type GroupWith, type NamedRow, namedRow } from '@coinmirror/shared/contract/namedRow.ts';
import { api } from './api.ts';
import { fromRow } from './fromRow.ts';

/**
 * The hook of one call: `const useNft = queryHookFor(nftEndpoints, 'nftOverview')`. The name finds the row in its group, so
 * that no page ships the schemas of another; a group without that call does not compile.
 */
export function queryHookFor<const Name extends EndpointName>(group: NoInfer<GroupWith<Name>>, name: Name) {
  return queryHookOf(namedRow(group, name));
}

/** The same for a row that knows its name; of one call always the same, whoever made it. */
export function queryHookOf<Row extends Endpoint>(named: NamedRow<EndpointName, Row>) {
  return queryEndpointOf(named).useQuery;
}

/** The query of one call, for what is asked outside of a component. */
export function queryEndpointOf<Row extends Endpoint>({ name, row }: NamedRow<EndpointName, Row>) {
  const isKnown = Object.hasOwn(api.endpoints, name);
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => Object.fromEntries(isKnown ? [] : [[name, build.query(fromRow(row))]]),
  });
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`no call ${name}`);
  return endpoint;
}
