import type { LayoutName } from '@coinmirror/shared/routes/page.ts';
import type { ComponentType } from 'react';
import { DefaultLayout } from './default/DefaultLayout.tsx';

type LoadBody = () => Promise<{ Component: ComponentType }>;

/** What each layout puts around its pages, inside the frame. Only the default one is part of the first load. */
export const layoutBodies: Record<LayoutName, LoadBody> = {
  default: async () => ({ Component: DefaultLayout }),
  kline: async () => ({ Component: (await import('./kline/KlineLayout.tsx')).KlineLayout }),
  verification: async () => ({
    Component: (await import('./verification/VerificationLayout.tsx')).VerificationLayout,
  }),
  exchange: async () => ({ Component: (await import('./exchange/ExchangeLayout.tsx')).ExchangeLayout }),
  ranking: async () => ({ Component: (await import('./ranking/RankingLayout.tsx')).RankingLayout }),
  appDownload: async () => ({
    Component: (await import('./appDownload/AppDownloadLayout.tsx')).AppDownloadLayout,
  }),
  exchangeGuide: async () => ({
    Component: (await import('./exchangeGuide/ExchangeGuideLayout.tsx')).ExchangeGuideLayout,
  }),
  twoWay: async () => ({ Component: (await import('./twoWay/TwoWayLayout.tsx')).TwoWayLayout }),
};
