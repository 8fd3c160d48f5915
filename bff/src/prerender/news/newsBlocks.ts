import { flashChoiceOf } from '@coinmirror/shared/contract/news/flashChoice.ts';
import {
  inLanguage,
  NEWS_ARGS,
  type NewsTab,
  newsLanguageOf,
  newsTabOf,
} from '@coinmirror/shared/pages/newsTabs.ts';
import type { FeedSubject } from '@coinmirror/shared/routes/feeds.ts';
import type { Asked, PageCall } from '../served.ts';
import { noticeListCall } from './noticeBlocks.ts';

/** The call for flashes of the kind and the coin an address names; all of them when it names none. */
export function flashes(asked: Asked): PageCall {
  const { kind, coin } = flashChoiceOf(asked);
  return newsCall(NEWS_ARGS.flashes(kind, coin), asked);
}

/** The call for a list in the language that an address names. */
export function newsCall(params: object, asked: Asked): PageCall {
  return { name: 'newsList', params: { ...inLanguage(params, newsLanguageOf(asked('lang'))) } };
}

/** The tab of `/news` that the address names. */
export function newsTabCall(asked: Asked): PageCall {
  const tab = newsTabOf(asked('tab'));
  if (tab === 'flash') return flashes(asked);
  if (tab === 'notices') return noticeListCall(asked);
  return newsCall(NEWS_ARGS.articles(tab), asked);
}

/** The feed of a tab; notices have none. */
export function tabFeed(tab: NewsTab): FeedSubject | null {
  return tab === 'notices' ? null : { kind: 'section', code: tab };
}
