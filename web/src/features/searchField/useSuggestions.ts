import {
  HOT_SEARCH_SIZE,
  SEARCH_GROUP_MAX,
  SEARCH_HISTORY_SHOWN,
} from '@coinmirror/shared/constants/limits.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSiteHits } from '#api/endpoints/siteHits.ts';
import { useHotSearchQuery } from './searchApi.ts';
import { selectSearchHistory } from './searchSlice.ts';
import { idleGroups, SITE_HITS, type SuggestionGroup, typedGroups } from './suggestions.ts';
import { useFoundEntries } from './useFoundEntries.ts';
import { useRecent } from './useRecent.ts';

/** The content of the dropdown: history and hot searches, or matches. */
export function useSuggestions(typed: string) {
  const history = useSelector(selectSearchHistory);
  const hotSearch = useHotSearchQuery({ page: 1, pagesize: HOT_SEARCH_SIZE });
  const { coins, exchanges, contracts, isLoading } = useFoundEntries(typed, SEARCH_GROUP_MAX);
  const site = useSiteHits(typed, SITE_HITS);
  const recent = useRecent();
  const hot = hotSearch.data?.value.rows;

  const groups = useMemo<readonly SuggestionGroup[]>(() => {
    if (typed !== '') return typedGroups(typed, { coins, exchanges }, site, contracts);
    const words = history.slice(0, SEARCH_HISTORY_SHOWN).map((entry) => entry.keyword);
    return idleGroups(words, recent, hot ?? []);
  }, [typed, coins, exchanges, site, contracts, history, recent, hot]);

  return {
    groups,
    /** Number of matches; null while nothing is typed or the lists are loading. */
    count:
      typed === '' || isLoading
        ? null
        : coins.length + exchanges.length + site.pages.length + site.terms.length,
  };
}
