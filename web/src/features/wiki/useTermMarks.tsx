import { useEffect, useMemo, useState } from 'react';
import { useWikiIndexQuery } from '#api/endpoints/wiki.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { plainMarker, type UseMarks } from '#ui/prose/marks.ts';
import { markTerms } from './markTerms.ts';
import { TermLink } from './TermLink.tsx';

/** Marks the first occurrence of each wiki term in a text. The names load when the page is idle. */
export const useTermMarks: UseMarks = (texts) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  const { data } = useWikiIndexQuery({}, { skip: !isIdle });
  const index = data?.value;
  return useMemo(() => {
    if (index === undefined) return plainMarker;
    const marked = markTerms(texts, index);
    return (text) =>
      marked.get(text)?.map(({ text: words, term }) =>
        term === undefined ? (
          words
        ) : (
          <TermLink key={term} id={term}>
            {words}
          </TermLink>
        ),
      ) ?? text;
  }, [texts, index]);
};
