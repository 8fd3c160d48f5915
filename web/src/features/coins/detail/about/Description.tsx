import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import styles from './Description.module.css';

export interface DescriptionProps {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** Blocks shown before 展开全文. */
const FIRST = 4;

/** The coin's description. */
export function Description({ title, blocks }: DescriptionProps) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? blocks : blocks.slice(0, FIRST);
  return (
    <Card title={title}>
      <div className={styles.prose}>
        {blocks.length === 0 && <p>暂无简介。</p>}
        {shown.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order
          <Block key={index} block={block} />
        ))}
      </div>
      {blocks.length > FIRST && (
        <Button size="s" variant="quiet" aria-expanded={whole} onClick={() => setWhole((now) => !now)}>
          {whole ? '收起' : '展开全文'}
        </Button>
      )}
    </Card>
  );
}

function Block({ block: { kind, text } }: { readonly block: TextBlock }) {
  if (kind === 'heading') return <h3>{text}</h3>;
  return <p className={kind === 'item' ? styles.item : undefined}>{text}</p>;
}
