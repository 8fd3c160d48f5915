import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { useEffect } from 'react';

/** Sets the document title, with the product's name appended; nothing while the title is unknown. */
export function useDocumentTitle(words: string | undefined): void {
  useEffect(() => {
    if (words !== undefined) document.title = `${words} - ${BRAND.name}`;
  }, [words]);
}
