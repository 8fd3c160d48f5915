import type { Endpoint } from './endpoint.ts';
import type { EndpointName, EndpointRow } from './endpoints.ts';

/** An endpoint's row with its name: what asks it and what keeps its answer need no more. */
export interface NamedRow<Name extends EndpointName = EndpointName, Row extends Endpoint = Endpoint> {
  readonly name: Name;
  readonly row: Row;
}

/** A group of the contract that has a row under this name. */
export type GroupWith<Name extends EndpointName> = Readonly<Record<Name, EndpointRow<Name>>>;

/** The row of a group by its name: one that the group does not have, or has for another call, does not compile. */
export function namedRow<const Name extends EndpointName>(
  group: NoInfer<GroupWith<Name>>,
  name: Name,
): NamedRow<Name, EndpointRow<Name>> {
  return { name, row: group[name] };
}
