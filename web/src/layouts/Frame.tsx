import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { Footer } from '#features/chrome/footer/Footer.tsx';
import { CompareDock } from '#features/compare/CompareDock.tsx';
import { selectKlineType } from '#features/display/displaySlice.ts';
import { Notices } from '#features/notices/Notices.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';
import styles from './Frame.module.css';
import { type FrameStyle, frames } from './frames.ts';
import { Header } from './Header.tsx';
import { TopBar } from './TopBar.tsx';

/**
 * The bars, the footer and what floats over every page. It stays mounted through all route changes;
 * a layout only says which parts of it show, and in which theme.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const page = matchPage(pathname)?.name ?? null;
  const frame = frames[page === null ? 'default' : pages[page].layout];
  const isHome = page === 'home';
  return (
    <div className={styles.frame} data-theme={useFrameTheme(frame)}>
      <a className={styles.skip} href="#content">
        跳到正文
      </a>
      {frame.topBar && <TopBar />}
      <Header isDark={frame.menu === 'dark'} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {frame.footer && <Footer withFriendLinks={isHome} />}
      <CompareDock />
      <Notices isHome={isHome} />
      <Toaster />
    </div>
  );
}

/** undefined: the page's own theme, as <html> has it. */
function useFrameTheme({ theme }: FrameStyle): 'light' | 'dark' | undefined {
  const klineType = useSelector(selectKlineType);
  if (theme === 'page') return undefined;
  if (theme === 'dark') return 'dark';
  return klineType === 'Dark' ? 'dark' : 'light';
}
