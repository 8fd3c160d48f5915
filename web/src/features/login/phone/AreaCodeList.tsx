import type { Country } from '@coinmirror/shared/contract/community/country.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#ui/classNames.ts';
import { isComposing } from '#ui/field/isComposing.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useCountryListQuery } from './countriesApi.ts';
import { matchCountries } from './matchCountries.ts';
import styles from './phone.module.css';

interface AreaCodeListProps {
  value: string;
  onChosen: (areaCode: string) => void;
}

/** Countries and regions to choose a calling code from, with a search over all their names. */
export function AreaCodeList(props: AreaCodeListProps) {
  return (
    <div className={styles.panel}>
      <Loadable result={useCountryListQuery({})} height={200}>
        {(countries) => <Choice {...props} countries={countries} />}
      </Loadable>
    </div>
  );
}

function Choice({ value, onChosen, countries }: AreaCodeListProps & { countries: readonly Country[] }) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const matches = matchCountries(countries, words);

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((now) => Math.min(Math.max(now + step, 0), matches.length - 1));
    }
    if (event.key === 'Enter') {
      // Must not submit the surrounding form.
      event.preventDefault();
      const country = matches[at];
      if (country) onChosen(country.areaCode);
    }
  }

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the visitor has just opened this list
        autoFocus
        role="combobox"
        aria-label="搜索国家或地区"
        aria-expanded="true"
        aria-controls={`${base}-list`}
        aria-activedescendant={matches[at] ? `${base}-${matches[at].id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="中文、英文、拼音或区号"
        className={styles.search}
        value={words}
        maxLength={30}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {matches.length === 0 ? (
        <EmptyState compact title="没有这个国家或地区" />
      ) : (
        <div ref={list} id={`${base}-list`} role="listbox" aria-label="国家或地区" className={styles.list}>
          {matches.map((country, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys (aria-activedescendant)
            <div
              key={country.id}
              id={`${base}-${country.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={country.areaCode === value}
              className={cx(styles.option, index === at && styles.active)}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => onChosen(country.areaCode)}
            >
              <span>{country.nameZh}</span>
              <span className={styles.english}>{country.nameEn}</span>
              <span className={styles.code}>+{country.areaCode}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
