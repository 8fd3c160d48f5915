import { DEFAULT_HOT_WORDS } from '@coinmirror/shared/constants/firstTexts.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { type SearchState, type searchSlice, selectHotWords } from './searchSlice.ts';

type SearchRoot = { readonly [searchSlice.reducerPath]: SearchState };

/** Suggestions of the empty field: the default ones until today's have loaded in idle time. */
export function useHotWords(): readonly string[] {
  const words = useSelector((state: SearchRoot) => selectHotWords(state));
  const dispatch = useDispatch<ThunkDispatch<SearchRoot, unknown, UnknownAction>>();
  const isDefault = words === DEFAULT_HOT_WORDS;

  useEffect(() => {
    if (!isDefault) return;
    return onIdle(() => {
      import('./loadHotWords.ts').then(
        ({ loadHotWords }) => loadHotWords(dispatch),
        // The default suggestions stay; a failure is ignored.
        () => undefined,
      );
    });
  }, [isDefault, dispatch]);

  return words;
}
