import { SEARCH_INPUT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { type FocusEvent, type FormEvent, Suspense, useId, useRef } from 'react';
import { cx } from '#ui/classNames.ts';
import { SearchIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { optionId } from './optionId.ts';
import styles from './search.module.css';
import { useHotWords } from './useHotWords.ts';
import { useSearchField } from './useSearchField.ts';

const { Part: SearchDropdown, preload } = lazyPart(
  async () => (await import('./SearchDropdown.tsx')).SearchDropdown,
  MissingQuietly,
);

interface SearchFormProps {
  /** Distinguishes a second search field, inside the page, from the one in the header. */
  label?: string;
  autoFocus?: boolean;
  /** Called when the field gets the focus. */
  onBegin?: () => void;
  /** Called once the visitor has navigated, or dismissed the field. */
  onDone?: () => void;
}

/** The search field: suggestions on focus, arrow keys to select, Enter opens a suggestion or the search page. */
export function SearchForm({ label, autoFocus = false, onBegin, onDone }: SearchFormProps) {
  const hotWords = useHotWords();
  const input = useRef<HTMLInputElement>(null);
  const field = useSearchField({ hotWord: hotWords[0] ?? '', field: input, onDone });
  const listId = useId();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    field.submit();
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) field.close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the <search> element is newer than the supported browsers
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      onSubmit={onSubmit}
      onBlur={onBlur}
      onPointerEnter={preload}
    >
      <SearchIcon className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        // Not type="search": HTML does not allow role="combobox" on it.
        type="text"
        inputMode="search"
        role="combobox"
        className={cx(styles.input, label !== undefined && styles.inPage)}
        value={field.typed}
        // biome-ignore lint/a11y/noAutofocus: the phone's search opens on the visitor's own press
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={hotWords.join(' / ')}
        title={`最多 ${SEARCH_INPUT_MAX} 个字`}
        aria-label="搜索币种、交易所、资讯"
        aria-expanded={field.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          field.isOpen && field.active !== null ? optionId(listId, field.active) : undefined
        }
        onFocus={() => {
          field.open();
          onBegin?.();
        }}
        onClick={field.open}
        onChange={(event) => field.type(event.target.value)}
        onCompositionStart={field.beginComposing}
        onCompositionEnd={(event) => field.endComposing(event.currentTarget.value)}
        onKeyDown={field.onKeyDown}
      />
      {label === undefined && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
      {field.isOpen && (
        <Suspense fallback={null}>
          <SearchDropdown
            id={listId}
            typed={field.typed.trim()}
            active={field.active}
            field={input}
            onStops={field.setStops}
            onChoose={field.choose}
            onLeave={field.leave}
          />
        </Suspense>
      )}
    </form>
  );
}
