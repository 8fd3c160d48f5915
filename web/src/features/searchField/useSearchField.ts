import { cutSearchInput } from '@coinmirror/shared/validation/search.ts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { searchHref } from './searchHref.ts';
import { whatKeyDoes } from './searchKeys.ts';
import { type SearchState, searched, searchForgotten, type searchSlice } from './searchSlice.ts';
import type { Suggestion } from './suggestions.ts';

interface SearchFieldOptions {
  /** The search of an empty field. */
  readonly hotWord: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDone: (() => void) | undefined;
}

type Target = Pick<Suggestion, 'href' | 'keyword' | 'coinCode' | 'exchangeCode'>;

/** The typed text, the selected row, and the target of Enter. */
export function useSearchField({ hotWord, field, onDone }: SearchFieldOptions) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** The rows at which the arrow keys stop; the dropdown reports them. */
  const [stops, setStops] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState<string | null>(null);
  const isComposing = useRef(false);
  const dispatch = useDispatch();
  const go = useGo();

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

  function choose(target: Target) {
    leave();
    go(target);
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
    const does = whatKeyDoes(event, stops, active);
    if (does === null) return;
    event.preventDefault();
    if (does.kind === 'escape') onEscape();
    if (does.kind === 'move') {
      setOpen(true);
      setActive(does.to);
    }
    if (does.kind === 'forget') {
      setActive(null);
      dispatch(searchForgotten(does.keyword));
    }
  }

  return {
    typed,
    isOpen,
    active,
    setStops,
    open: () => setOpen(true),
    close,
    leave,
    choose,
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
      if (chosen) return choose(chosen);
      const keyword = typed.trim() || hotWord;
      choose({ href: searchHref(keyword), keyword });
    },
  };
}

/** Goes to what was searched for or chosen, and records it. */
function useGo() {
  const store = useStore<{ [searchSlice.reducerPath]: SearchState }>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return ({ href, keyword, coinCode, exchangeCode }: Target) => {
    const lastKeyword = store.getState().search.history[0]?.keyword ?? '';
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
  };
}
