import type { LayoutName } from '@coinmirror/shared/manifest/page.ts';
import type { ComponentType } from 'react';
import { DefaultLayout } from './default/DefaultLayout.tsx';

type LoadLayout = () => Promise<{ default: ComponentType }>;

/**
 * What each layout puts around its pages, inside the frame. Only the default layout is part of the first
 * load.
 */
export const loadLayout: Readonly<Record<LayoutName, LoadLayout>> = {
  default: async () => ({ default: DefaultLayout }),
  kline: async () => ({ default: (await import('./kline/KlineLayout.tsx')).KlineLayout }),
  verification: async () => ({
    default: (await import('./verification/VerificationLayout.tsx')).VerificationLayout,
  }),
  exchange: async () => ({ default: (await import('./exchange/ExchangeLayout.tsx')).ExchangeLayout }),
  ranking: async () => ({ default: (await import('./ranking/RankingLayout.tsx')).RankingLayout }),
  appDownload: async () => ({
    default: (await import('./appDownload/AppDownloadLayout.tsx')).AppDownloadLayout,
  }),
  exchangeGuide: async () => ({
    default: (await import('./exchangeGuide/ExchangeGuideLayout.tsx')).ExchangeGuideLayout,
  }),
  twoWay: async () => ({ default: (await import('./twoWay/TwoWayLayout.tsx')).TwoWayLayout }),
};
