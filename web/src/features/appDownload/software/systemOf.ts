import type { SoftwareSystem } from '@coinmirror/shared/contract/software.ts';
import { deviceOf } from '../platform.ts';

/** The system of a user agent; null where there are no programs for it. */
export function systemOf(userAgent: string, touchPoints: number): SoftwareSystem | null {
  const { platform } = deviceOf(userAgent, touchPoints);
  if (platform !== 'desktop') return platform;
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Macintosh')) return 'macos';
  return userAgent.includes('Linux') ? 'linux' : null;
}
