import type { ReactNode } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { DeskPanel } from '#features/news/DeskPanel.tsx';
import { HotNewsPanel } from '#features/news/HotNewsPanel.tsx';
import { NewestFlashesPanel } from '#features/news/NewestFlashesPanel.tsx';
import { WatchlistPanel } from '#features/watchlist/WatchlistPanel.tsx';
import { LivingTerms } from '#features/wiki/LivingTerms.tsx';
import { cx } from '#ui/classNames.ts';
import body from '../body.module.css';
import { useSiteFrame } from '../useSiteFrame.ts';
import { type Rail, railOf } from './rails.ts';
import styles from './TwoWayLayout.module.css';

/** Two columns: the text, and beside it what serves who reads it. */
export function TwoWayLayout() {
  const { page } = useSiteFrame();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const rail = railOf(page, search);
  return (
    <div className={cx(body.column, rail !== 'none' && body.withRail)}>
      <div>
        <Outlet />
      </div>
      {rail !== 'none' && (
        <aside className={styles.rail} aria-label="边栏">
          {panelsOf(rail, page === 'wikiNoun' ? id : '')}
        </aside>
      )}
    </div>
  );
}

function panelsOf(rail: Exclude<Rail, 'none'>, term: string): ReactNode {
  switch (rail) {
    case 'wiki':
      return <LivingTerms id={term} />;
    case 'flash':
      return (
        <>
          <HotNewsPanel />
          <WatchlistPanel />
        </>
      );
    case 'notices':
      return (
        <>
          <NewestFlashesPanel />
          <WatchlistPanel />
        </>
      );
    case 'news':
      return (
        <>
          <NewestFlashesPanel />
          <HotNewsPanel />
          <DeskPanel />
        </>
      );
  }
}
