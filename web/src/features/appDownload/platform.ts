/** What a visitor reads with, as far as its steps differ. */
export type Platform = 'ios' | 'android' | 'desktop';

/** An app whose own browser can neither install nor notify. */
export type HostApp = 'wechat' | 'qq' | 'weibo' | 'other';

interface Device {
  readonly platform: Platform;
  /** null in a browser of its own. */
  readonly inside: HostApp | null;
}

const HOSTS: readonly (readonly [RegExp, HostApp])[] = [
  [/MicroMessenger/i, 'wechat'],
  // QQ's own browser (MQQBrowser) is a browser; the messenger says "QQ/" besides.
  [/\bQQ\/\d/i, 'qq'],
  [/Weibo/i, 'weibo'],
  [/\b(aweme|BytedanceWebview|AlipayClient|DingTalk|FBAN|FBAV|Instagram|Twitter)/i, 'other'],
];

/**
 * The device behind a user agent. An iPad calls itself a Mac; it is told by its touch points. Whatever is not known is
 * a desktop, whose steps hold for any browser.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  const inside = HOSTS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return { platform: 'ios', inside };
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { platform: 'ios', inside };
  return { platform: /Android|HarmonyOS/.test(userAgent) ? 'android' : 'desktop', inside };
}
