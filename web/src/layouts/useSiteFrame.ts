import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { frames, type SiteFrameStyle } from './siteFrames.ts';

interface CurrentSiteFrame {
  /** null: the address is no page of this site. */
  readonly page: RouteName | null;
  readonly frame: SiteFrameStyle;
}

/** The current page, and what of the site frame its layout shows. */
export function useSiteFrame(): CurrentSiteFrame {
  const { pathname } = useLocation();
  return useMemo(() => {
    const page = matchPage(pathname)?.name ?? null;
    return { page, frame: frames[page === null ? 'default' : layoutOf(page)] };
  }, [pathname]);
}
