import type { CallParams, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type ApiEndpointName, type EndpointRow, endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { AS_OF_HEADER, STALE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import * as v from 'valibot';
import { NotYet } from './notYet.ts';

/** Prices of coins from one place: USD by code, as of `asOf` (epoch ms by the upstream's clock). */
export interface PlaceSample {
  readonly place: string;
  readonly asOf: number;
  readonly prices: ReadonlyMap<string, number>;
}

interface Place {
  readonly place: string;
  read(origin: string): Promise<PlaceSample>;
}

/** The coins compared. */
export const COINS = ['bitcoin', 'ethereum', 'solana', 'dogecoin'] as const;

/** Every place with a coin's price, each by another call. The others are compared with the first. */
export const PLACES: readonly Place[] = [
  place('list', 'coinRank', {}, ({ rows }) => rows),
  ...COINS.map((code) =>
    place(`detail ${code}`, 'coinInfo', { code }, ({ quote }) => [{ code, price: quote.price }]),
  ),
  place('search', 'webSearch', { code: 'btc' }, ({ coins }) => coins.rows),
  place('volumes', 'volumeRank', {}, ({ rows }) => rows),
  place('turnover', 'turnoverRank', { pagesize: 200 }, ({ rows }) => rows),
  place(
    'risers',
    'maxChange',
    { isup: 1, per_page: 200, sort_type: CHANGE_PERIOD['24h'] },
    ({ rows }) => rows,
  ),
  place(
    'fallers',
    'maxChange',
    { isup: 0, per_page: 200, sort_type: CHANGE_PERIOD['24h'] },
    ({ rows }) => rows,
  ),
  place('hot', 'hotSearch', { pagesize: 100 }, ({ rows }) => rows),
];

function place<Name extends ApiEndpointName>(
  name: string,
  endpoint: Name,
  params: CallParams<EndpointRow<Name>>,
  pricesOf: (
    entity: EntityOf<EndpointRow<Name>>,
  ) => readonly { readonly code: string; readonly price: number | null }[],
): Place {
  return {
    place: name,
    async read(origin) {
      const { entity, asOf } = await ask(origin, endpoint, params);
      const prices = new Map(
        pricesOf(entity).flatMap(({ code, price }) => (price === null ? [] : [[code, price]])),
      );
      return { place: name, asOf, prices };
    },
  };
}

const noData = v.object({ code: v.literal(NOT_CONNECTED) });

/** How often a gateway is asked that answers with what it had before, as it does while its upstream is slow. */
const TRIES = 5;

/** Calls an endpoint of an upstream or a gateway; throws for any status but success, NotYet where it has no data. */
export async function ask<Name extends ApiEndpointName>(
  origin: string,
  name: Name,
  params: CallParams<EndpointRow<Name>>,
  tries = TRIES,
): Promise<{ readonly entity: EntityOf<EndpointRow<Name>>; readonly asOf: number }> {
  const row: EndpointRow<Name> = endpoints[name];
  const url = new URL(row.path, origin);
  const isPost = row.method === 'POST';
  if (!isPost)
    for (const [key, value] of Object.entries(params ?? {})) url.searchParams.set(key, String(value));
  const response = await fetch(url, {
    method: row.method,
    ...(isPost && { body: JSON.stringify(params), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  if (response.headers.has(STALE_HEADER) && tries > 1) {
    await response.body?.cancel();
    return ask(origin, name, params, tries - 1);
  }
  const body: unknown = await response.json();
  if (v.is(noData, body)) throw new NotYet(`${name} has no data`);
  return {
    entity: v.parse<EndpointRow<Name>['response']>(row.response, body),
    asOf: Number(response.headers.get(AS_OF_HEADER)),
  };
}
