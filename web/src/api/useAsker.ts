import type { Asker } from '@coinmirror/shared/alertSources/source.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { queryEndpointOf } from './queryHookFor.ts';

/**
 * Asks calls by their rows, through the cache that pages share, for what is read in the background. What is older than
 * `maxAge` ms is asked for anew.
 */
export function useAsker(maxAge: number): Asker {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo<Asker>(
    () => async (named, params) => {
      const how = { subscribe: false, forceRefetch: maxAge / 1000 };
      const { data } = await dispatch(queryEndpointOf(named).initiate(params, how));
      return data ?? null;
    },
    [dispatch, maxAge],
  );
}
