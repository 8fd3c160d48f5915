import { SEARCH_INPUT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { type FocusEvent, type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { SearchIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.ts';
import styles from './search.module.css';
import { searchHref } from './searchHref.ts';
import { searched } from './searchSlice.ts';
import type { Suggestion } from './suggestions.ts';
import { useHotWords } from './useHotWords.ts';

const { Part: SearchDropdown, preload } = lazyPart(
  async () => (await import('./SearchDropdown.tsx')).SearchDropdown,
);

interface SearchFormProps {
  autoFocus?: boolean;
  /** Called once the visitor has gone somewhere. */
  onDone?: () => void;
}

/** The search field: suggestions on focus, arrow keys through them, Enter opens one or the search page. */
export function SearchForm({ autoFocus = false, onDone }: SearchFormProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** What the dropdown shows, in order; it reports, the keys choose. */
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hotWords = useHotWords();

  function go(href: string, keyword: string) {
    setOpen(false);
    setActive(-1);
    setTyped('');
    if (keyword !== '') dispatch(searched(keyword));
    onDone?.();
    void navigate(href);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = isOpen ? items[active] : undefined;
    if (chosen) return go(chosen.href, chosen.keyword);
    const word = typed.trim() || (hotWords[0] ?? '');
    go(searchHref(word), word);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // An input method is still composing: its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((now) => nextIndex(now, step, items.length));
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element <search> is younger than the browsers we support
    <form role="search" className={styles.form} onSubmit={onSubmit} onBlur={onBlur} onPointerEnter={preload}>
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        className={styles.input}
        value={typed}
        maxLength={SEARCH_INPUT_MAX}
        // biome-ignore lint/a11y/noAutofocus: the phone's search opens at the visitor's own press
        autoFocus={autoFocus}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hotWords.join(' / ')}
        aria-label="搜索币种、交易所、资讯"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value.slice(0, SEARCH_INPUT_MAX));
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDropdown
            id={listId}
            typed={typed.trim()}
            active={active}
            onItems={setItems}
            onChoose={({ href, keyword }) => go(href, keyword)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Round the list, with the field itself (-1) between the last and the first. */
function nextIndex(now: number, step: number, count: number): number {
  return ((now + 1 + step + count + 1) % (count + 1)) - 1;
}
