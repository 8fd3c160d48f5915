import type { FlashChoice } from '@coinmirror/shared/contract/news/flashChoice.ts';
import { Suspense } from 'react';
import { FlashFilter } from '#features/news/flash/FlashFilter.tsx';
import { FlashFollow } from '#features/news/flash/FlashFollow.tsx';
import { FlashNarrow } from '#features/news/flash/FlashNarrow.tsx';
import type { FlashReminderState } from '#features/news/flash/useFlashReminder.ts';
import { LanguageToggle } from '#features/news/language/LanguageToggle.tsx';
import { useNewsLanguage } from '#features/news/language/useNewsLanguage.ts';
import { FeedLinks } from '#templates/article/FeedLinks.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './FlashTools.module.css';

interface FlashToolsProps {
  readonly choice: FlashChoice;
  /** Number of the visitor's own coins. */
  readonly owned: number;
  readonly reminder: FlashReminderState;
}

// Loads on demand, with the index of all names.
const { Part: CoinFinder } = lazyPart(
  async () => (await import('#templates/coinFinder/CoinFinder.tsx')).CoinFinder,
);

/** What narrows the flashes, in the address; their language, reminder and feeds. */
export function FlashTools({ choice, owned, reminder }: FlashToolsProps) {
  const [, write] = useUrlParams();
  const [language, setLanguage] = useNewsLanguage();
  const { kind, coin, isOwn } = choice;
  const toggle = <LanguageToggle language={language} onChange={setLanguage} />;
  return (
    <>
      <FlashFilter
        kind={kind}
        onChange={(next) => write({ kind: next === 'all' ? null : next }, { push: true })}
      />
      <FlashNarrow
        isOwn={isOwn}
        owned={owned}
        narrowed={coin === '' ? 0 : 1}
        onOwn={(on) => write({ own: on ? '1' : null, coin: null }, { push: true })}
        language={toggle}
        finder={(close) => (
          <Suspense fallback={<SkeletonLines lines={1} />}>
            <CoinFinder
              action="只看它"
              onPick={(code) => {
                write({ coin: code, own: null }, { push: true });
                close();
                return null;
              }}
            />
          </Suspense>
        )}
      />
      <span className={styles.onWide}>{toggle}</span>
      <FlashFollow reminder={reminder}>
        <FeedLinks subject={{ kind: 'section', code: 'flash' }} />
      </FlashFollow>
    </>
  );
}
