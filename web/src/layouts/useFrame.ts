import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { layoutOf } from '@coinmirror/shared/routes/layoutOf.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type FrameStyle, frames } from './frames.ts';

interface CurrentFrame {
  /** null: the address is no page of this site. */
  readonly page: RouteName | null;
  readonly frame: FrameStyle;
}

/** The current page, and what of the site frame its layout shows. */
export function useFrame(): CurrentFrame {
  const { pathname } = useLocation();
  return useMemo(() => {
    const page = matchPage(pathname)?.name ?? null;
    return { page, frame: frames[page === null ? 'default' : layoutOf(page)] };
  }, [pathname]);
}
