import {
  HOT_SEARCH_SIZE,
  SEARCH_GROUP_MAX,
  SEARCH_HISTORY_SHOWN,
} from '@coinmirror/shared/constants/limits.ts';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { cx } from '#ui/classNames.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { matchDirectory } from './matchDirectory.ts';
import styles from './search.module.css';
import { useHotSearchQuery } from './searchApi.ts';
import { searchHistoryCleared, selectSearchHistory } from './searchSlice.ts';
import { idleGroups, type Suggestion, typedGroups } from './suggestions.ts';

interface SearchDropdownProps {
  id: string;
  typed: string;
  active: number;
  /** Told in the order shown, so that the field's arrow keys can go through them. */
  onItems: (items: readonly Suggestion[]) => void;
  onChoose: (item: Suggestion) => void;
}

/** Under the search field: history and hot searches, or what fits the typed words. */
export function SearchDropdown({ id, typed, active, onItems, onChoose }: SearchDropdownProps) {
  const history = useSelector(selectSearchHistory);
  const hot = useHotSearchQuery({ page: 1, pagesize: HOT_SEARCH_SIZE }).data?.value.rows;
  const directory = useCoinDirectoryQuery({}).data?.value;
  const dispatch = useDispatch();

  const groups = useMemo(() => {
    if (typed !== '') return typedGroups(typed, matchDirectory(directory ?? [], typed, SEARCH_GROUP_MAX));
    const words = history.slice(0, SEARCH_HISTORY_SHOWN).map((entry) => entry.keyword);
    return idleGroups(words, hot ?? []);
  }, [typed, directory, history, hot]);

  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  useEffect(() => onItems(items), [items, onItems]);

  return (
    <div className={styles.dropdown}>
      <div id={id} role="listbox" aria-label="搜索建议">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no form fieldset
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={styles.heading} aria-hidden="true">
              {group.title}
            </div>
            {group.items.map((item) => (
              <Option
                key={item.key}
                id={`${id}-${items.indexOf(item)}`}
                item={item}
                isActive={items[active] === item}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 && <p className={styles.empty}>输入名称、代号或拼音首字母</p>}
      {typed === '' && history.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => dispatch(searchHistoryCleared())}>
          清空搜索历史
        </button>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: Suggestion;
  isActive: boolean;
  onChoose: (item: Suggestion) => void;
}

function Option({ id, item, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys choose (aria-activedescendant)
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={cx(styles.option, isActive && styles.active)}
      // The field must not lose the focus before the press is done.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      {item.logo && <Logo src={item.logo.src} name={item.logo.name} size={20} />}
      <span className={styles.label}>{item.label}</span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </div>
  );
}
