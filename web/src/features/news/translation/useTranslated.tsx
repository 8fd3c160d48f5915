import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { type NewsTranslation, translationEndpoints } from '@coinmirror/shared/contract/news/translation.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { joinLines } from '@coinmirror/shared/format/joinSpaced.ts';
import { type ReactNode, useState } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TranslateButton, type TranslationState } from './TranslateButton.tsx';

/** The texts of an item that depend on its language. */
export interface ItemWords extends Pick<NewsItem, 'title' | 'summary' | 'language'> {
  readonly blocks: readonly TextBlock[];
}

interface Translated {
  /** The original, or once it has loaded the translation. */
  readonly words: ItemWords;
  /** The button that switches; null for a Chinese item. */
  readonly tool: ReactNode;
}

const useTranslation = queryHookFor(translationEndpoints, 'newsTranslation');

/** An item in the language its reader chose. Nothing loads before the button is pressed. */
export function useTranslated(item: ItemWords & Pick<NewsItem, 'id'>): Translated {
  const { id, title, language } = item;
  // By id: the next article starts in its own language.
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
  const summary = joinLines(blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])));
  return { title, blocks, summary, language: 'zh' };
}
