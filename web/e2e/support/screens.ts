import type { Page } from '@playwright/test';
import { phone } from './page.ts';

/** A window of a desktop, and the touch screen of a phone. */
export type Screen = 'desktop' | 'phone';

const SCREENS = {
  desktop: { width: 1440, height: 900, isMobile: false },
  phone: { ...phone.viewport, isMobile: true },
} as const;

/** What comes out is looked at by nobody: the layout is the screen's, the picture of it a tenth as wide. */
const DRAWN = 0.1;

export interface Screens {
  show(screen: Screen): Promise<void>;
  /** The page is again as wide as its test's own options have it: the next test may be given the same page. */
  end(): Promise<void>;
}

/** Shows a page on one screen or the other, also while it is open: as a tablet that is turned, or a phone unfolded. */
export async function createScreens(page: Page): Promise<Screens> {
  const session = await page.context().newCDPSession(page);
  const show = async (screen: Screen): Promise<void> => {
    const { width, height, isMobile } = SCREENS[screen];
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile });
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      mobile: isMobile,
      deviceScaleFactor: 1,
      scale: DRAWN,
      screenWidth: width,
      screenHeight: height,
    });
  };
  return { show, end: () => session.detach() };
}
