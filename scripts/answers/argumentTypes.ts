import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';

export type Params<Name extends ApiEndpointName> = CallParams<EndpointRow<Name>>;

/** Calls one of the two upstreams for ids that are only known at run time. Throws if the answer cannot be read. */
export type Read = <Name extends ApiEndpointName>(
  name: Name,
  params: Params<Name>,
) => Promise<EntityOf<EndpointRow<Name>>>;

/** Arguments of an endpoint, called one after another; a function if an argument is an id of the instant. */
export type Arguments<Name extends ApiEndpointName> =
  | readonly Params<Name>[]
  | ((read: Read) => Promise<readonly Params<Name>[]>);

/** Endpoints whose parameters are all optional, or a coin's code alone, have usual arguments: they need no row. */
type NeedsRow<Name extends ApiEndpointName> =
  object extends Params<Name> ? never : { readonly code: string } extends Params<Name> ? never : Name;

export type ArgumentTable<Name extends ApiEndpointName = ApiEndpointName> = {
  readonly [Each in Name as NeedsRow<Each>]: Arguments<Each>;
} & { readonly [Each in Name]?: Arguments<Each> };

/** A major coin, a chain with contracts, a stablecoin, a meme, a wrapped coin, a very small one, and an unknown one. */
export const COINS = [
  'bitcoin',
  'ethereum',
  'tether',
  'dogecoin',
  'shiba-inu',
  'uniswap',
  'wrapped-bitcoin',
  'nobody',
] as const;
export const EXCHANGES = ['binance', 'okx', 'kraken', 'uniswap', 'nobody'] as const;

/** One parameter with each of several values, the others fixed. */
export function each<const Key extends string, Value, Rest extends object = object>(
  key: Key,
  values: readonly Value[],
  rest?: Rest,
): readonly (Readonly<Record<Key, Value>> & Rest)[] {
  return values.map((value) => ({ ...rest, [key]: value }) as Readonly<Record<Key, Value>> & Rest);
}
