import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { ReactNode } from 'react';
import { type ItemWords, useTranslated } from './useTranslated.tsx';

interface TranslatableProps {
  readonly item: ItemWords & Pick<NewsItem, 'id'>;
  /** Renders the item; `tool` is the translate button of an item that is not Chinese, else null. */
  readonly children: (words: ItemWords, tool: ReactNode) => ReactNode;
}

/** An item of a list, with its translation where it is English. */
export function Translatable({ item, children }: TranslatableProps) {
  return item.language === 'en' ? <English item={item}>{children}</English> : children(item, null);
}

function English({ item, children }: TranslatableProps) {
  const { words, tool } = useTranslated(item);
  return children(words, tool);
}

/** The `lang` of an element with an item's text, where it differs from the page's. */
export function langOf({ language }: Pick<ItemWords, 'language'>): 'en' | undefined {
  return language === 'en' ? 'en' : undefined;
}
