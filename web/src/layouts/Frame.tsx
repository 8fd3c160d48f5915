import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { MAIN_ID } from '@coinmirror/shared/constants/siteFrameIds.ts';
import { memo, type PropsWithChildren, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AlertsProvider } from '#features/alerts/AlertsProvider.tsx';
import { CompareDock } from '#features/compare/CompareDock.tsx';
import { Reflection } from '#features/siteFrame/brand/Reflection.tsx';
import { LazyFooter } from '#features/siteFrame/footer/LazyFooter.tsx';
import { Notices } from '#features/siteNotices/Notices.tsx';
import { GroupChoiceHost } from '#features/watchlist/groupChoice/GroupChoiceHost.tsx';
import { cx } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { WidgetBoundary } from '#ui/state/WidgetBoundary.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { PaletteHost } from './commandPalette/PaletteHost.tsx';
import { ConnectionHost } from './connection/ConnectionHost.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LoginProvider } from './LoginProvider.tsx';
import { TopBar } from './TopBar.tsx';
import { useFeedback } from './useFeedback.ts';
import { useSiteFrame } from './useSiteFrame.ts';

const { Part: LateHosts } = lazyPart(async () => (await import('./LateHosts.tsx')).LateHosts, MissingQuietly);

// On phones it stands in the first HTML already: its code comes beside that of the page, not in front of it.
const { Part: Dock, preload: preloadDock } = lazyPart(
  async () => (await import('#features/siteFrame/dock/Dock.tsx')).Dock,
  MissingQuietly,
);
preloadDock();

// The frame re-renders with each navigation; its largest parts are memoised.
const SteadyTopBar = memo(TopBar);
const SteadyHeader = memo(Header);
const SteadyFooter = memo(LazyFooter);

/**
 * The header, the footer and the overlays of every page. It stays mounted through all navigations; a layout
 * only chooses which parts show.
 */
export function Frame({ children }: PropsWithChildren) {
  const { page, frame } = useSiteFrame();
  const isHome = page === 'home';
  const giveFeedback = useFeedback();
  const { pathname, search } = useLocation();
  const address = `${BRAND.name} · ${window.location.origin}${pathname}${search}`;
  return (
    <LoginProvider>
      <div className={cx(styles.frame, frame.ground && styles.docked)}>
        <a className={styles.skip} href={`#${MAIN_ID}`}>
          跳到正文
        </a>
        {frame.topBar && (
          <WidgetBoundary>
            <SteadyTopBar />
          </WidgetBoundary>
        )}
        <SteadyHeader hasTopBar={frame.topBar} page={page} />
        {frame.ground && <Reflection />}
        <main id={MAIN_ID} className={styles.content} tabIndex={-1} data-address={address}>
          {children}
        </main>
        {frame.footer && <SteadyFooter withFriendLinks={isHome} onFeedback={giveFeedback} />}
        <CompareDock page={page} />
        <Suspense fallback={null}>{frame.ground && <Dock page={page} />}</Suspense>
        <GroupChoiceHost />
        <Suspense fallback={null}>
          <LateHosts />
        </Suspense>
        <PaletteHost />
        <Notices isHome={isHome} />
        <AlertsProvider />
        <ConnectionHost />
        <Toaster />
      </div>
    </LoginProvider>
  );
}
