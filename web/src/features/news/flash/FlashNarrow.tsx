import { NEWS_COINS_MAX } from '@coinmirror/shared/contract/news/sections.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { MutedWords } from './MutedWords.tsx';
import { useMutedWords } from './mutedWords.ts';
import styles from './narrow.module.css';

interface FlashNarrowProps {
  readonly isOwn: boolean;
  /** Number of the visitor's own coins. */
  readonly owned: number;
  readonly onOwn: (isOwn: boolean) => void;
  /** Finds one coin; it belongs to the page. Receives the function that closes the panel. */
  readonly finder: (close: () => void) => ReactNode;
  /** The switch of languages, for a phone; it belongs to the page. */
  readonly language: ReactNode;
  /** Number of coins that the list is narrowed to by its address: 1, or 0 for all. */
  readonly narrowed: number;
}

/** Narrows the list to the visitor's own coins or to one coin, and hides what has a muted word. */
export function FlashNarrow(props: FlashNarrowProps) {
  const { isOwn, owned, onOwn, finder, language, narrowed } = props;
  const active = useMutedWords().length + narrowed + (isOwn ? 1 : 0);
  return (
    <Popover
      label="筛选与屏蔽"
      trigger={(props) => (
        <Button size="s" {...props}>
          {active === 0 ? '筛选' : `筛选 ${active}`}
        </Button>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          {owned === 0 && !isOwn ? (
            <p className={styles.none}>
              还没有自选币种，<PageLink to="userTicker">先加自选</PageLink>，这里就能只看它们的快讯。
            </p>
          ) : (
            <Switch label={ownLabel(owned)} checked={isOwn} onChange={onOwn} />
          )}
          {finder(close)}
          <div className={styles.onPhone}>{language}</div>
          <MutedWords />
        </div>
      )}
    </Popover>
  );
}

function ownLabel(owned: number): string {
  return owned > NEWS_COINS_MAX
    ? `只看自选的前 ${NEWS_COINS_MAX} 个币种（共 ${owned} 个）`
    : `只看自选的 ${owned} 个币种`;
}
