import { EACH_CYCLE } from '@coinmirror/shared/contract/endpoint.ts';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { PreloadedCall } from '#api/preloadedCall.ts';
import { callOf } from './seed.ts';

type NamedEndpoints = Readonly<
  Record<string, { initiate(params: unknown, how: object): UnknownAction } | undefined>
>;

/** Asks again for the page's prices, once it has been painted: a page may be kept for some cycles before it is sent. */
export function renew(dispatch: Dispatch, calls: readonly PreloadedCall[]): void {
  // Endpoints are injected as code loads, so their names are not in the type of `api`.
  const unnamed: unknown = api.endpoints;
  const named = unnamed as NamedEndpoints;
  for (const { name, params } of calls) {
    const policy = callOf(name, params)?.row.policy;
    if (typeof policy === 'number' && policy <= EACH_CYCLE) {
      const again = named[name]?.initiate(params, { subscribe: false, forceRefetch: true });
      if (again) dispatch(again);
    }
  }
}
