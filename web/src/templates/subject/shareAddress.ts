import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { copyText } from '#ui/copy/copyText.ts';
import { hasShareSheet, openShareSheet } from '#ui/share/shareSheet.ts';
import { matchesMedia } from '#ui/theme/mediaList.ts';
import { toast } from '#ui/toast/toast.ts';

/** Shares the page's address: with the system's share sheet where there is one, else by the clipboard. */
export async function shareAddress(): Promise<void> {
  const url = window.location.href;
  if (isTouch() && (await openShareSheet({ title: document.title, url }))) return;
  if (await copyText(url)) toast.success(TEXTS.copied);
  else toast.error('浏览器不允许复制，请手动复制地址栏');
}

function isTouch(): boolean {
  return hasShareSheet() && matchesMedia('(pointer: coarse)');
}
