import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { api } from './api.ts';
import { fromRow } from './fromRow.ts';

/**
 * The query hook of one endpoint without further options: `const useNft = queryHookFor('nftBoard',
 * nftEndpoints.nftBoard)`.
 */
export function queryHookFor<Row extends Endpoint>(name: EndpointName, row: Row) {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ [name]: build.query(fromRow(row)) }),
  });
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`no call ${name}`);
  return endpoint.useQuery;
}
