import { DEFAULT_HOT_WORDS } from '@coinmirror/shared/constants/firstTexts.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { type SearchState, type searchSlice, selectHotWords } from './searchSlice.ts';

type SearchRoot = { readonly [searchSlice.reducerPath]: SearchState };

/** The words the empty field suggests: the default ones until the browser has had time to ask for today's. */
export function useHotWords(): readonly string[] {
  const words = useSelector((state: SearchRoot) => selectHotWords(state));
  const dispatch = useDispatch<ThunkDispatch<SearchRoot, unknown, UnknownAction>>();
  const isDefault = words === DEFAULT_HOT_WORDS;

  useEffect(() => {
    if (!isDefault) return;
    return onIdle(() => {
      import('./loadHotWords.ts').then(
        ({ loadHotWords }) => loadHotWords(dispatch),
        // The default words stay; nobody needs to hear of it.
        () => undefined,
      );
    });
  }, [isDefault, dispatch]);

  return words;
}
