import type { LayoutName } from '@coinmirror/shared/manifest/page.ts';
import type { SiteFrameTheme } from '#features/display/resolveTheme.ts';

/** The parts of the site frame that a layout shows. */
export interface SiteFrameStyle {
  readonly topBar: boolean;
  /** The dark menu adds NFT. */
  readonly menu: 'light' | 'dark';
  readonly footer: boolean;
  readonly theme: SiteFrameTheme;
}

const ordinary: SiteFrameStyle = { topBar: true, menu: 'light', footer: true, theme: 'page' };

/** The eight layouts of the specification's section 2. */
export const frames: Record<LayoutName, SiteFrameStyle> = {
  default: ordinary,
  exchange: ordinary,
  ranking: ordinary,
  exchangeGuide: ordinary,
  twoWay: ordinary,
  // The chart fills the window: no top bar above it, no footer below.
  kline: { topBar: false, menu: 'dark', footer: false, theme: 'kline' },
  verification: { topBar: false, menu: 'dark', footer: true, theme: 'dark' },
  appDownload: { topBar: false, menu: 'light', footer: true, theme: 'page' },
};
