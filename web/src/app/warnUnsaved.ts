import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { onUnsaved } from '#ui/storage/browserStore.ts';
import { toast } from '#ui/toast/toast.ts';

/** What a visitor chose or wrote, and nobody else tells them of. Alerts, stars, trades and drawings have their own words. */
const OWN: ReadonlySet<string> = new Set([
  STORAGE_KEYS.display,
  STORAGE_KEYS.kline,
  STORAGE_KEYS.tableColumns,
  STORAGE_KEYS.follows,
  STORAGE_KEYS.drafts,
  STORAGE_KEYS.formDrafts,
]);

/** Tells the visitor once that the browser does not keep their settings; they hold until the page closes. */
export function warnUnsaved(): () => void {
  const stop = onUnsaved(({ store, key, isFull }) => {
    if (store !== 'localStorage' || !OWN.has(key)) return;
    stop();
    toast.info(
      isFull ? '浏览器的存储空间已满，设置只保留到关闭页面' : '浏览器不允许保存，设置只保留到关闭页面',
    );
  });
  return stop;
}
