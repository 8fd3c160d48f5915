import type { TextBlock } from '../contract/richText.ts';
import type { WikiMediaDetail, WikiTermDetail } from '../contract/wiki.ts';

/** Browser-tab title of a term or a group of terms; an article's own title is sufficient. */
export function wikiTitle(name: string): string {
  return `${name} 百科`;
}

/** A term as text blocks: the same on the page and in its HTML. */
export function termText(term: WikiTermDetail): readonly TextBlock[] {
  const { definition } = term;
  return [
    ...part('是什么', term.meaning),
    ...part('怎么衡量', term.measure),
    ...part('容易混淆', term.confusion),
    ...(definition
      ? [
          ...part('本站口径', `${definition.name} = ${definition.formula}`),
          {
            kind: 'paragraph' as const,
            text: `${definition.unit ? `单位：${definition.unit}；` : ''}来源：${definition.source}。`,
          },
        ]
      : []),
  ];
}

/** A document as text blocks: summary and points. */
export function mediaText({ summary, points }: WikiMediaDetail): readonly TextBlock[] {
  return [
    ...part('说了什么', summary),
    { kind: 'heading', text: '读的时候留意' },
    ...points.map((text) => ({ kind: 'item' as const, text })),
  ];
}

function part(heading: string, text: string): readonly TextBlock[] {
  return text === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'paragraph', text },
      ];
}
