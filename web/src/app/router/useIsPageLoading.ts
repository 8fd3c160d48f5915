import { createContext, use, useSyncExternalStore } from 'react';
import type { SiteRouter } from './siteRouter.ts';

export const RouterContext = createContext<SiteRouter | null>(null);

/** Whether the next page's code is loading. */
export function useIsPageLoading(): boolean {
  const router = use(RouterContext);
  return useSyncExternalStore(router?.onLoading ?? never, router?.isLoading ?? no);
}

const no = () => false;
const never = () => no;
