import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetAbility } from '#ui/notification/notification.ts';
import { useFlashReminder } from './useFlashReminder.ts';

const flash = (title: string) => ({ title }) as NewsItem;

/** Enables notifications in a background tab, in a browser that creates notifications like this. */
async function remind(make: (title: string) => void) {
  class Notification {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title: string) {
      make(title);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useFlashReminder());
  act(() => result.current.setNotice(true));
  await waitFor(() => expect(result.current.hasNotice).toBe(true));
  return result;
}

describe('the reminder of new flashes', () => {
  afterEach(() => {
    forgetAbility();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('names the newest new flash, and their number', async () => {
    const shown: string[] = [];
    const reminder = await remind((title) => shown.push(title));
    reminder.current.notify([flash('比特币突破'), flash('以太坊回落')]);
    expect(shown).toEqual(['快讯等 2 条：比特币突破']);
  });

  test('does no harm where a page may not create notifications, as on Android', async () => {
    const reminder = await remind(() => {
      throw new TypeError('Illegal constructor');
    });
    expect(() => reminder.current.notify([flash('比特币突破')])).not.toThrow();
    await waitFor(() => expect(reminder.current.refusal).toBe('此浏览器不能让网页弹出通知'));
    expect(reminder.current.hasNotice).toBe(false);
  });
});
