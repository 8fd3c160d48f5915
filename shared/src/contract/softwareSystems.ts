import type { SoftwareSystem } from './software.ts';

/** Name of each system. */
export const SYSTEM_LABELS: Readonly<Record<SoftwareSystem, string>> = {
  ios: 'iPhone / iPad',
  android: '安卓',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  browser: '浏览器扩展',
};

/** The systems' names, joined. */
export function systemsText(systems: readonly SoftwareSystem[]): string {
  return systems.map((system) => SYSTEM_LABELS[system]).join('、');
}
