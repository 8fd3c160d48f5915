import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { type NewsTranslation, translationEndpoints } from '@coinmirror/shared/contract/news/translation.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { type ReactNode, useState } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TranslateButton, type TranslationState } from './TranslateButton.tsx';

/** What of an item is read, and changes with its language. */
export interface ItemWords extends Pick<NewsItem, 'title' | 'summary' | 'language'> {
  readonly blocks: readonly TextBlock[];
}

interface Translated {
  /** As the reader wants them: the original, or once it has arrived the translation. */
  readonly words: ItemWords;
  /** The button between the two; null for what is Chinese already. */
  readonly tool: ReactNode;
}

const useTranslation = queryHookFor(translationEndpoints, 'newsTranslation');

/** An item in the language its reader wants. Nothing is asked for before the button is pressed. */
export function useTranslated(item: ItemWords & Pick<NewsItem, 'id'>): Translated {
  const { id, title, language } = item;
  // By its id: the next article begins in its own language.
  const [wanted, setWanted] = useState<number | null>(null);
  const isWanted = wanted === id;
  const { currentData, error, isFetching, refetch } = useTranslation({ id }, { skip: !isWanted });
  if (language !== 'en') return { words: item, tool: null };
  const translation = isWanted ? currentData?.value : undefined;
  const state = stateOf(isWanted, translation !== undefined, error !== undefined && !isFetching);
  const press: Record<TranslationState, () => void> = {
    original: () => setWanted(id),
    loading: () => undefined,
    failed: () => void refetch(),
    translated: () => setWanted(null),
  };
  return {
    words: translation ? wordsOf(translation) : item,
    tool: (
      <TranslateButton
        state={state}
        title={title}
        provider={translation?.provider ?? ''}
        onPress={press[state]}
      />
    ),
  };
}

function stateOf(isWanted: boolean, hasArrived: boolean, hasFailed: boolean): TranslationState {
  if (!isWanted) return 'original';
  if (hasArrived) return 'translated';
  return hasFailed ? 'failed' : 'loading';
}

function wordsOf({ title, blocks }: NewsTranslation): ItemWords {
  const summary = blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])).join('');
  return { title, blocks, summary, language: 'zh' };
}
