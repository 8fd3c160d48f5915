import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { HistoryRemovals } from './HistoryRemovals.tsx';
import { optionId } from './optionId.ts';
import { SearchAds } from './SearchAds.tsx';
import { SearchOption } from './SearchOption.tsx';
import styles from './searchDropdown.module.css';
import { HISTORY_TITLE, RECENT_TITLE, type Suggestion, stopsOf } from './suggestions.ts';
import { useSuggestedPrices } from './useSuggestedPrices.ts';
import { useSuggestions } from './useSuggestions.ts';
import { visits } from './visits.ts';

interface SearchDropdownProps {
  id: string;
  typed: string;
  /** The key of the row that Enter would open. */
  active: string | null;
  field: RefObject<HTMLInputElement | null>;
  /** Reports the rows at which the arrow keys stop. */
  onStops: (stops: readonly Suggestion[]) => void;
  onChoose: (item: Suggestion) => void;
  /** The visitor follows a link of the dropdown itself. */
  onLeave: () => void;
}

/** The dropdown of the search field: history and hot searches, or matches; ads below either. */
export function SearchDropdown({
  id,
  typed,
  active,
  field,
  onStops,
  onChoose,
  onLeave,
}: SearchDropdownProps) {
  const { groups, count } = useSuggestions(typed);
  const stops = useMemo(() => stopsOf(groups), [groups]);
  // Before paint: an arrow key pressed as soon as the rows are visible must find them.
  useLayoutEffect(() => onStops(stops), [stops, onStops]);

  const items = groups.flatMap((group) => group.items);
  const prices = useSuggestedPrices(items.flatMap(({ priced, coinCode }) => (priced && coinCode) || []));
  const history = groups.find(({ title }) => title === HISTORY_TITLE)?.items ?? [];

  return (
    <div className={styles.dropdown}>
      {history.length > 0 && (
        <HistoryRemovals
          keywords={history.map(({ keyword }) => keyword)}
          onLast={() => field.current?.focus()}
        />
      )}
      <div id={id} role="listbox" aria-label="搜索建议">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a form fieldset
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={styles.heading} aria-hidden="true">
              {group.title}
            </div>
            {group.items.map((item) => (
              <SearchOption
                key={item.key}
                id={optionId(id, item.key)}
                item={item}
                isActive={item.key === active}
                price={item.coinCode ? prices.get(item.coinCode) : undefined}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && <p className={styles.empty}>输入名称、代号、页面、拼音首字母或合约地址</p>}
      {count === 0 && <p className={styles.empty}>没有匹配的币种、交易所或页面，按回车搜索全部内容</p>}
      <VisuallyHidden>
        <span role="status">{count === null || count === 0 ? '' : `${count} 个匹配的结果`}</span>
      </VisuallyHidden>
      {groups.some(({ title }) => title === RECENT_TITLE) && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            field.current?.focus();
            visits.set([]);
          }}
        >
          清空最近浏览
        </button>
      )}
      <SearchAds onLeave={onLeave} />
    </div>
  );
}
