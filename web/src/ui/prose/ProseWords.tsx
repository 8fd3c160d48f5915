import type { Inline, Words } from '@coinmirror/shared/content/documents/document.ts';
import { plainHref } from '@coinmirror/shared/content/documents/read.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { HrefLink } from '../link/HrefLink.tsx';

/** The words of a block: emphasis, code, links to pages of ours and elsewhere. */
export function ProseWords({ words }: { words: Words }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
  return words.map((inline, at) => <ProseInline key={at} inline={inline} />);
}

function ProseInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <ProseWords words={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <ProseWords words={inline.children} />
        </em>
      );
    case 'page':
      return (
        <HrefLink href={plainHref(inline.page, inline.anchor)}>
          <ProseWords words={inline.children} />
        </HrefLink>
      );
    case 'inside':
      return (
        <HrefLink href={inline.href}>
          <ProseWords words={inline.children} />
        </HrefLink>
      );
    case 'outside':
      return (
        <ExternalLink href={inline.href}>
          <ProseWords words={inline.children} />
        </ExternalLink>
      );
  }
}
