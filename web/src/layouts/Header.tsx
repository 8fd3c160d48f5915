import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { Suspense, useState } from 'react';
import { CompareTab } from '#features/compare/CompareDock.tsx';
import { LazyDisplaySettings, preloadDisplaySettings } from '#features/display/LazyDisplaySettings.tsx';
import { SearchForm } from '#features/searchField/SearchForm.tsx';
import { AccountLinks } from '#features/session/AccountLinks.tsx';
import { SimulatedMark } from '#features/siteFrame/brand/SimulatedMark.tsx';
import { SiteLogo } from '#features/siteFrame/brand/SiteLogo.tsx';
import { MainMenu } from '#features/siteFrame/menu/MainMenu.tsx';
import { PhoneMenu } from '#features/siteFrame/phone/PhoneMenu.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingQuietly } from '#ui/lazy/missing.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './Header.module.css';
import { useDarkVariant } from './useDarkVariant.ts';

// Three layouts have no top bar: home's first load goes without it.
const { Part: AccountCorner } = lazyPart(
  async () => (await import('#features/session/AccountCorner.tsx')).AccountCorner,
  MissingQuietly,
);

interface HeaderProps {
  /** Without one the account has its corner here. */
  hasTopBar: boolean;
  /** The page that is shown; null for an unknown address. */
  page: RouteName | null;
}

/** The sticky header, standing on the mirror line: logo, menu, the visitor's own lists, search. */
export function Header({ hasTopBar, page }: HeaderProps) {
  const [isSearching, setSearching] = useState(false);
  const withNft = useDarkVariant();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <SiteLogo />
        <SimulatedMark />
        <div className={styles.menu}>
          <MainMenu withNft={withNft} />
        </div>
        <nav className={styles.watch} aria-label="我的">
          <PageLink to="userTicker">自选</PageLink>
          <PageLink to="userPortfolio">持仓</PageLink>
        </nav>
        <CompareTab page={page} />
        <div className={styles.search}>
          <SearchForm />
        </div>
        {!hasTopBar && (
          <div className={styles.corner}>
            <Suspense fallback={null}>
              <AccountCorner />
            </Suspense>
          </div>
        )}
        <div className={styles.phone}>
          <IconButton
            label="搜索"
            className={styles.searchButton}
            icon={<SearchIcon />}
            onClick={() => setSearching(true)}
          />
          <PhoneMenu
            withNft={withNft}
            account={<AccountLinks />}
            settings={<LazyDisplaySettings />}
            onNear={preloadDisplaySettings}
          />
        </div>
      </div>
      {isSearching && (
        <div className={styles.overlay}>
          <SearchForm autoFocus onDone={() => setSearching(false)} />
          <IconButton label="关闭搜索" icon={<CloseIcon />} onClick={() => setSearching(false)} />
        </div>
      )}
    </header>
  );
}
