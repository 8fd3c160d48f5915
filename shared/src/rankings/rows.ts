import type * as v from 'valibot';
import type { Endpoint, EntityOf } from '../contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '../contract/endpoints.ts';

/** A row of what a call lists; never where it answers with no list. */
type ListedRow<Name extends ApiEndpointName> =
  EntityOf<EndpointRow<Name>> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** The calls that answer with a list. */
export type RankingSource = {
  [Name in ApiEndpointName]: [ListedRow<Name>] extends [never] ? never : Name;
}[ApiEndpointName];

/** What a row of each is. */
export type RankingRows = { readonly [Name in RankingSource]: ListedRow<Name> };

/** The contract's row of a call that lists rows of one kind. */
export type ListEndpoint<Row> = Endpoint<
  v.GenericSchema,
  v.GenericSchema<unknown, { readonly rows: readonly Row[] }>
>;
