import type { Inline, Words } from '@coinmirror/shared/content/documents/document.ts';
import { plainHref } from '@coinmirror/shared/content/documents/read.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { HrefLink } from '../link/HrefLink.tsx';
import { MarkedText } from './MarkedText.tsx';

interface ProseWordsProps {
  words: Words;
  /** Disables marks: headings, links. */
  plain?: boolean;
}

/** Inline content of a block: emphasis, code, internal and external links. */
export function ProseWords({ words, plain = false }: ProseWordsProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
  return words.map((inline, at) => <ProseInline key={at} inline={inline} plain={plain} />);
}

function ProseInline({ inline, plain }: { inline: Inline; plain: boolean }) {
  switch (inline.kind) {
    case 'text':
      return plain ? inline.text : <MarkedText text={inline.text} />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <ProseWords words={inline.children} plain={plain} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <ProseWords words={inline.children} plain={plain} />
        </em>
      );
    case 'page':
      return (
        <HrefLink href={plainHref(inline.page, inline.anchor)}>
          <ProseWords words={inline.children} plain />
        </HrefLink>
      );
    case 'inside':
      return (
        <HrefLink href={inline.href}>
          <ProseWords words={inline.children} plain />
        </HrefLink>
      );
    case 'outside':
      return (
        <ExternalLink href={inline.href}>
          <ProseWords words={inline.children} plain />
        </ExternalLink>
      );
  }
}
