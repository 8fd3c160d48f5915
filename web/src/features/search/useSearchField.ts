import { cutSearchInput } from '@coinmirror/shared/validation/search.ts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { searchHref } from './searchHref.ts';
import { type SearchState, searched, searchForgotten, type searchSlice } from './searchSlice.ts';
import type { Suggestion } from './suggestions.ts';

interface SearchFieldOptions {
  /** The search of an empty field. */
  readonly hotWord: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDone: (() => void) | undefined;
}

type Target = Pick<Suggestion, 'href' | 'keyword' | 'coinCode' | 'exchangeCode'>;

/** `keyCode` of a key that an input method handles; after composition Safari reports it only here. */
const TAKEN = 229;

/** The typed text, the selected row, and the target of Enter. */
export function useSearchField({ hotWord, field, onDone }: SearchFieldOptions) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The rows at which the arrow keys stop; the dropdown reports them. */
  const [stops, setStops] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState<string | null>(null);
  const isComposing = useRef(false);
  const store = useStore<{ [searchSlice.reducerPath]: SearchState }>();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  function close() {
    setOpen(false);
    setActive(null);
  }

  function leave() {
    close();
    setTyped('');
    // A second Enter must not search again, for the empty field's suggestion.
    field.current?.blur();
    onDone?.();
  }

  function go({ href, keyword, coinCode, exchangeCode }: Target) {
    const lastKeyword = store.getState().search.history[0]?.keyword ?? '';
    leave();
    if (keyword !== '') {
      dispatch(searched(keyword));
      const choice = { keyword, lastKeyword, coinCode, exchangeCode };
      import('./recordSearch.ts').then(
        ({ recordSearch }) => recordSearch(dispatch, choice),
        // Offline nothing is recorded, which is acceptable.
        () => undefined,
      );
    }
    void navigate(href);
  }

  function type(text: string) {
    // Text must not be truncated during IME composition.
    setTyped(isComposing.current ? text : cutSearchInput(text.trimStart()));
    setActive(null);
    setOpen(true);
  }

  function onEscape() {
    if (isOpen) return close();
    if (typed !== '') return setTyped('');
    onDone?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return onEscape();
    }
    const chosen = stops.find(({ key }) => key === active);
    if (event.key === 'Delete' && chosen?.key.startsWith('history:')) {
      event.preventDefault();
      setActive(null);
      dispatch(searchForgotten(chosen.keyword));
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || stops.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(nextStop(stops, active, step));
  }

  return {
    typed,
    isOpen,
    active,
    setStops,
    open: () => setOpen(true),
    close,
    leave,
    choose: go,
    type,
    onKeyDown,
    beginComposing: () => {
      isComposing.current = true;
    },
    endComposing: (text: string) => {
      isComposing.current = false;
      type(text);
    },
    submit() {
      const chosen = isOpen ? stops.find(({ key }) => key === active) : undefined;
      if (chosen) return go(chosen);
      const keyword = typed.trim() || hotWord;
      go({ href: searchHref(keyword), keyword });
    },
  };
}

/** Cycles through the stops, with the field itself (null) between the last and the first. */
function nextStop(stops: readonly Suggestion[], active: string | null, step: number): string | null {
  const now = stops.findIndex(({ key }) => key === active);
  const count = stops.length + 1;
  return stops[((now + 1 + step + count) % count) - 1]?.key ?? null;
}
