import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askPermission, showNotification } from '#ui/notification/notification.ts';
import { ring } from './ring.ts';

export interface FlashReminderState {
  readonly hasSound: boolean;
  readonly hasNotice: boolean;
  /** The browser denied notifications: only the visitor can allow them again. */
  readonly isRefused: boolean;
  readonly setSound: (on: boolean) => void;
  readonly setNotice: (on: boolean) => void;
  readonly tell: (items: readonly NewsItem[]) => void;
}

/** Plays a tone, or shows a notification, when flashes come in while the page is open. Both are off by default. */
export function useFlashReminder(): FlashReminderState {
  const [hasSound, setSound] = useState(false);
  const [hasNotice, setHasNotice] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const now = useRef({ hasSound, hasNotice });
  useEffect(() => {
    now.current = { hasSound, hasNotice };
  });

  async function setNotice(on: boolean) {
    if (!on) return setHasNotice(false);
    const isGranted = (await askPermission()) === 'granted';
    setRefused(!isGranted);
    setHasNotice(isGranted);
  }

  const tell = useCallback((items: readonly NewsItem[]) => {
    const [newest] = items;
    if (newest === undefined) return;
    if (now.current.hasSound) ring();
    if (!now.current.hasNotice || !document.hidden) return;
    const more = items.length > 1 ? `等 ${items.length} 条` : '';
    showNotification(`快讯${more}：${newest.title}`, { tag: 'flash' });
  }, []);

  return { hasSound, hasNotice, isRefused, setSound, setNotice: (on) => void setNotice(on), tell };
}
