import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { NEWS_LANGUAGES, type NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { newsLanguageOf } from '@coinmirror/shared/pages/newsTabs.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { one } from '#api/storage/codec.ts';
import { createStored } from '#api/storage/stored.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const stored = createStored(STORAGE_KEYS.newsLanguage, one<NewsLanguage>(v.picklist(NEWS_LANGUAGES), 'zh'));

/** The language of the page's list: that of its address, else the one chosen last; and a function that chooses. */
export function useNewsLanguage(): readonly [NewsLanguage, (language: NewsLanguage) => void] {
  const [params, write] = useUrlParams();
  const remembered = useSyncExternalStore(stored.subscribe, stored.get);
  const choose = (language: NewsLanguage) => {
    stored.set(language);
    write({ lang: language === 'zh' ? null : language }, { push: true });
  };
  return [newsLanguageOf(params.get('lang')) ?? remembered, choose];
}
