import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { useEffect } from 'react';

/** The tab's title with the product's name behind it; nothing while the words are unknown. */
export function useDocumentTitle(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined) document.title = `${words} - ${BRAND.name}`;
  }, [words]);
}
