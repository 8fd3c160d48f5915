import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { copyText } from '#ui/copy/copyText.ts';
import { ShareIcon } from '#ui/icon/icons.ts';
import { hasShareSheet, openShareSheet } from '#ui/share/shareSheet.ts';
import { matchesMedia } from '#ui/theme/mediaList.ts';
import { toast } from '#ui/toast/toast.ts';

/** Shares the page's address: with the system's share sheet where there is one, else by the clipboard. */
export function ShareButton() {
  async function share() {
    const url = window.location.href;
    if (isTouch() && (await openShareSheet({ title: document.title, url }))) return;
    if (await copyText(url)) toast.success(TEXTS.copied);
    else toast.error('浏览器不允许复制，请手动复制地址栏');
  }
  return (
    <Button size="s" icon={<ShareIcon aria-hidden="true" />} onClick={() => void share()}>
      分享
    </Button>
  );
}

function isTouch(): boolean {
  return hasShareSheet() && matchesMedia('(pointer: coarse)');
}
