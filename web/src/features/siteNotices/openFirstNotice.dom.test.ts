import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_KEYS } from './noticeKeys.ts';
import { CRAWLER } from './noticeQueue.ts';
import { openFirstNotice } from './openFirstNotice.ts';

const notice = () => document.querySelector('dialog');
const open = () => openFirstNotice(NOTICE_KEYS.region, CRAWLER);

/** jsdom has the element, but not its open and close methods. */
function teachDialogs() {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement, answer = '') {
    this.open = false;
    this.returnValue = answer;
    this.dispatchEvent(new Event('close'));
  };
}

beforeEach(() => {
  teachDialogs();
  document.body.innerHTML = '<dialog id="first-notice"><button>我已了解并确认</button></dialog>';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the notice in the first HTML', () => {
  it('is open from the start, and never returns after its button was pressed', () => {
    open();
    expect(notice()?.open).toBe(true);
    document.querySelector('button')?.click();
    expect(notice()).toBeNull();
    expect(localStorage.getItem(NOTICE_KEYS.region)).toBe('true');
  });

  it('is not shown to a visitor who has confirmed it, nor to a search engine', () => {
    localStorage.setItem(NOTICE_KEYS.region, 'true');
    open();
    expect(notice()).toBeNull();

    document.body.innerHTML = '<dialog id="first-notice"></dialog>';
    localStorage.clear();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    open();
    expect(notice()).toBeNull();
  });

  it('is not closed by Escape, the first or the second', () => {
    open();
    const first = new Event('cancel', { cancelable: true });
    notice()?.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    notice()?.close();
    expect(notice()?.open).toBe(true);
  });

  it('is confirmed for this page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    open();
    document.querySelector('button')?.click();
    expect(notice()).toBeNull();
  });
});
