import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askPermission, notificationPermission, showNotification } from '#ui/notification/notification.ts';
import { refusalText } from '#ui/notification/refusalText.ts';
import { ring } from './ring.ts';

export interface FlashReminderState {
  readonly hasSound: boolean;
  readonly hasNotice: boolean;
  /** Why there are no notifications although they are wanted; null where there are. */
  readonly refusal: string | null;
  readonly setSound: (on: boolean) => void;
  readonly setNotice: (on: boolean) => void;
  readonly notify: (items: readonly NewsItem[]) => void;
}

/** Plays a tone, or shows a notification, when flashes come in while the page is open. Both are off by default. */
export function useFlashReminder(): FlashReminderState {
  const [hasSound, setSound] = useState(false);
  const [hasNotice, setHasNotice] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = useRef({ hasSound, hasNotice });
  useEffect(() => {
    now.current = { hasSound, hasNotice };
  });

  async function setNotice(on: boolean) {
    if (!on) return setHasNotice(false);
    const permission = await askPermission();
    setRefusal(refusalText(permission));
    setHasNotice(permission === 'granted');
  }

  const notify = useCallback((items: readonly NewsItem[]) => {
    const [newest] = items;
    if (newest === undefined) return;
    if (now.current.hasSound) ring();
    if (!now.current.hasNotice || !document.hidden) return;
    const more = items.length > 1 ? `等 ${items.length} 条` : '';
    void showNotification(`快讯${more}：${newest.title}`, { tag: 'flash' }).then((isShown) => {
      if (isShown) return;
      setHasNotice(false);
      setRefusal(refusalText(notificationPermission()));
    });
  }, []);

  return { hasSound, hasNotice, refusal, setSound, setNotice: (on) => void setNotice(on), notify };
}
