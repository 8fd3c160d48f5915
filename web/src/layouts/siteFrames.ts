import type { LayoutName } from '@coinmirror/shared/manifest/page.ts';
import type { SiteFrameTheme } from '#features/display/resolveTheme.ts';

/** The parts of the site frame that a layout shows. */
export interface SiteFrameStyle {
  readonly topBar: boolean;
  readonly footer: boolean;
  /** Whether the page's ground is the frame's: the reflection of the mark lies on it, and a phone's bar at the foot over it. */
  readonly ground: boolean;
  readonly theme: SiteFrameTheme;
}

const ordinary: SiteFrameStyle = { topBar: true, footer: true, ground: true, theme: 'page' };

/** The eight layouts of the specification's section 2. */
export const frames: Record<LayoutName, SiteFrameStyle> = {
  default: ordinary,
  exchange: ordinary,
  ranking: ordinary,
  exchangeGuide: ordinary,
  twoWay: ordinary,
  // The chart fills the window: no top bar above it, no footer below. On a phone its own tools are at the foot.
  kline: { topBar: false, footer: false, ground: false, theme: 'kline' },
  verification: { topBar: false, footer: true, ground: true, theme: 'dark' },
  appDownload: { topBar: false, footer: true, ground: true, theme: 'page' },
};
