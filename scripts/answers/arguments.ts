import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import * as v from 'valibot';
import { type Arguments, type ArgumentTable, COINS, each, type Params } from './argumentTypes.ts';
import { coinArguments, placeArguments } from './coinArguments.ts';
import { contentArguments } from './contentArguments.ts';
import { dashboardArguments } from './dashboardArguments.ts';

/** An endpoint that needs arguments beyond the usual ones and has none does not compile. */
const ARGUMENTS: ArgumentTable = {
  ...coinArguments,
  ...placeArguments,
  ...dashboardArguments,
  ...contentArguments,
};

/** Arguments of an endpoint of the market host: its row, else none at all, else the code of each sample coin. */
export function argumentsOf<Name extends ApiEndpointName>(name: Name): Arguments<Name> {
  const row: Arguments<Name> | undefined = ARGUMENTS[name];
  return row ?? usualArguments(name);
}

function usualArguments<Name extends ApiEndpointName>(name: Name): readonly Params<Name>[] {
  const schema: EndpointRow<Name>['params'] = endpoints[name].params;
  const accepted = (params: object): params is Params<Name> => v.is(schema, params);
  const none = {};
  return accepted(none) ? [none] : each('code', COINS).filter(accepted);
}
