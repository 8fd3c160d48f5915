import { formatDateTime } from './time.ts';

const MINUTE = 60_000;

/**
 * When a source that is left alone is asked again (epoch ms), in Beijing: `北京时间 11-27 03:47 后恢复读取`, rounded up so that
 * nobody comes too early; 稍后再试 where the time is not known.
 */
export function resumesText(until: number | null): string {
  if (until === null) return '稍后再试';
  const minute = formatDateTime(Math.ceil(until / MINUTE) * MINUTE).slice('2026-'.length, -':00'.length);
  return `北京时间 ${minute} 后恢复读取`;
}
