import type { Page } from '@playwright/test';
import { phone } from './page.ts';

/** A desktop window, and a phone's touch screen. */
export type Screen = 'desktop' | 'phone';

const SCREENS = {
  desktop: { width: 1440, height: 900, isMobile: false },
  phone: { ...phone.viewport, isMobile: true },
} as const;

/** Nobody looks at the output: the layout has the screen's size, its rendering a tenth of it. */
const DRAWN = 0.1;

export interface Screens {
  show(screen: Screen): Promise<void>;
  /** Restores the page's size from the test's own options: the next test may reuse the page. */
  end(): Promise<void>;
}

/** Shows a page on one screen or the other, also while it is open, like a rotated tablet. */
export async function createScreens(page: Page): Promise<Screens> {
  const session = await page.context().newCDPSession(page);
  const show = async (screen: Screen): Promise<void> => {
    const { width, height, isMobile } = SCREENS[screen];
    // Sent together: a page that is open is laid out for both at once.
    await Promise.all([
      session.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile }),
      session.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        mobile: isMobile,
        deviceScaleFactor: 1,
        scale: DRAWN,
        screenWidth: width,
        screenHeight: height,
      }),
    ]);
  };
  return { show, end: () => session.detach() };
}
