import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  askPermission,
  forgetAbility,
  notificationPermission,
  showNotification,
  watchPermission,
} from './notification.ts';

const made: string[] = [];

/** A browser whose pages may create notifications, or not. */
function browser(permission: NotificationPermission, mayConstruct: boolean) {
  class Notification {
    static permission = permission;
    static requestPermission = vi.fn(async () => 'granted');
    constructor(title: string) {
      if (!mayConstruct) throw new TypeError('Illegal constructor');
      if (permission === 'granted') made.push(title);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notification);
  return Notification;
}

function worker(showNotification = vi.fn(async (_title: string) => {})) {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ showNotification }) },
  });
  return showNotification;
}

afterEach(() => {
  vi.unstubAllGlobals();
  forgetAbility();
  made.length = 0;
});

describe('a notification', () => {
  it('is shown by the page where it may', async () => {
    browser('granted', true);
    expect(await showNotification('a', {})).toBe(true);
    expect(made).toEqual(['a']);
  });

  it('is shown by the service worker where only that may', async () => {
    browser('granted', false);
    const shown = worker();
    expect(await showNotification('a', { body: 'b' })).toBe(true);
    expect(shown).toHaveBeenCalledWith('a', { body: 'b' });
    expect(notificationPermission()).toBe('granted');
  });

  test.each([
    ['there is no service worker', () => vi.stubGlobal('navigator', {})],
    [
      'the service worker is not active',
      () =>
        worker(
          vi.fn(async () => {
            throw new TypeError('no active worker');
          }),
        ),
    ],
  ])(
    'is not shown where only a service worker may and %s, which is told from then on',
    async (_what, begin) => {
      browser('granted', false);
      begin();
      const changed = vi.fn();
      const stop = watchPermission(changed);
      expect(await showNotification('a', {})).toBe(false);
      expect(notificationPermission()).toBe('unable');
      expect(changed).toHaveBeenCalled();
      stop();
    },
  );
});

describe('whether a browser can show notifications', () => {
  it('is found before the visitor is asked for nothing', async () => {
    const { requestPermission } = browser('default', false);
    expect(await askPermission()).toBe('unable');
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('is found without showing any', async () => {
    const { requestPermission } = browser('default', true);
    expect(await askPermission()).toBe('granted');
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(made).toEqual([]);
  });

  it('is known of Chrome on Android although the visitor has allowed them', async () => {
    browser('granted', false);
    vi.stubGlobal('navigator', { userAgentData: { platform: 'Android' } });
    const changed = vi.fn();
    const stop = watchPermission(changed);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(notificationPermission()).toBe('unable');
    stop();
  });

  it('does not matter where the visitor refused', async () => {
    browser('denied', false);
    expect(await askPermission()).toBe('denied');
  });
});
