import type { Block, Words } from '@coinmirror/shared/content/documents/document.ts';
import { useMemo } from 'react';
import { cx } from '../classNames.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { MarkedTexts } from './MarkedTexts.tsx';
import { markableTexts } from './markable.ts';
import styles from './Prose.module.css';
import { ProseWords } from './ProseWords.tsx';

export interface ProseProps {
  blocks: readonly Block[];
  className?: string | undefined;
}

/** A long text rendered as our own elements: no markup of its source reaches the page. */
export function Prose({ blocks, className }: ProseProps) {
  const texts = useMemo(() => markableTexts(blocks), [blocks]);
  return (
    <MarkedTexts texts={texts}>
      <div className={cx(styles.prose, className)}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never change places
          <ProseBlock key={at} block={block} />
        ))}
      </div>
    </MarkedTexts>
  );
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <ProseWords words={block.words} plain />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <ProseWords words={block.words} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <ProseWords words={block.words} />
        </blockquote>
      );
    case 'code':
      return <ProseCode text={block.text} />;
    case 'list':
      return <ProseList {...block} />;
    case 'table':
      return <ProseTable {...block} />;
  }
}

/** Focusable, since a long line is read by scrolling. */
function ProseCode({ text }: { text: string }) {
  return (
    <div className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled part must be reached by the keyboard */}
      <pre tabIndex={0}>
        <code translate="no">{text}</code>
      </pre>
      <CopyButton text={text} label="复制这段代码" />
    </div>
  );
}

function ProseList({ ordered, items }: { ordered: boolean; items: readonly Words[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at}>
          <ProseWords words={item} />
        </li>
      ))}
    </List>
  );
}

function ProseTable({ head, rows }: { head: readonly Words[]; rows: readonly (readonly Words[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <th key={at} scope="col">
              <ProseWords words={cell} plain />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={line}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={at}>
                <ProseWords words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
