/** The visitor's platform, as far as the steps differ. */
export type Platform = 'ios' | 'android' | 'desktop';

/** An app whose in-app browser can neither install nor notify. */
export type HostApp = 'wechat' | 'qq' | 'weibo' | 'other';

interface Device {
  readonly platform: Platform;
  /** null in an ordinary browser. */
  readonly inside: HostApp | null;
}

const HOSTS: readonly (readonly [RegExp, HostApp])[] = [
  [/MicroMessenger/i, 'wechat'],
  // QQ's browser (MQQBrowser) is an ordinary one; the messenger adds "QQ/".
  [/\bQQ\/\d/i, 'qq'],
  [/Weibo/i, 'weibo'],
  [/\b(aweme|BytedanceWebview|AlipayClient|DingTalk|FBAN|FBAV|Instagram|Twitter)/i, 'other'],
];

/**
 * The device of a user agent. An iPad reports itself as a Mac; its touch points reveal it. Anything unknown is a
 * desktop, whose steps work in any browser.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  const inside = HOSTS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
  if (/iPhone|iPad|iPod/.test(userAgent)) return { platform: 'ios', inside };
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return { platform: 'ios', inside };
  return { platform: /Android|HarmonyOS/.test(userAgent) ? 'android' : 'desktop', inside };
}
