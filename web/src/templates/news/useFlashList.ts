import { type FlashChoice, flashChoiceOf } from '@coinmirror/shared/contract/news/flashChoice.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { useSelector } from 'react-redux';
import type { NewsListParams } from '#features/news/useNewsPages.ts';
import { selectWatchedCodes, type WatchlistRoot } from '#features/watchlist/watchlistSlice.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

interface FlashList {
  readonly choice: FlashChoice;
  /** Null where the visitor's own coins are asked for, and there are none. */
  readonly params: NewsListParams | null;
  /** Number of the visitor's own coins. */
  readonly owned: number;
}

/** The list of flashes that the address asks for. */
export function useFlashList(): FlashList {
  const [address] = useUrlParams();
  const own = useSelector((state: WatchlistRoot) => selectWatchedCodes(state, 'coin'));
  const choice = flashChoiceOf((name) => address.get(name));
  const { kind, coin, isOwn } = choice;
  const ownParams = own.length === 0 ? null : NEWS_ARGS.ownFlashes(kind, own);
  return { choice, params: isOwn ? ownParams : NEWS_ARGS.flashes(kind, coin), owned: own.length };
}
