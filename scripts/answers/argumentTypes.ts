import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { ApiEndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';

export type Params<Name extends ApiEndpointName> = CallParams<EndpointRow<Name>>;

/** Asks one of the two upstreams, for ids that no table can know. Throws where the answer cannot be read. */
export type Read = <Name extends ApiEndpointName>(
  name: Name,
  params: Params<Name>,
) => Promise<EntityOf<EndpointRow<Name>>>;

/** What an endpoint is asked with, one after the other; a function where an argument is an id of its time. */
type Arguments<Name extends ApiEndpointName> =
  | readonly Params<Name>[]
  | ((read: Read) => Promise<readonly Params<Name>[]>);

export type ArgumentTable<Name extends ApiEndpointName = ApiEndpointName> = {
  readonly [Each in Name]: Arguments<Each>;
};

/** A major, a chain of contracts, a stablecoin, a meme, a wrapped coin, one that is very small, and none. */
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

/** The same parameter with each of some values, beside others that stay. */
export function each<const Key extends string, Value, Rest extends object = object>(
  key: Key,
  values: readonly Value[],
  rest?: Rest,
): readonly (Readonly<Record<Key, Value>> & Rest)[] {
  return values.map((value) => ({ ...rest, [key]: value }) as Readonly<Record<Key, Value>> & Rest);
}
