import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quietLiveClient } from '#testing/quietLiveClient.ts';
import { LiveContext } from './LiveContext.ts';
import { useTick } from './useTick.ts';

/** An observer that a test tells what is on screen. */
class Screen {
  static #report: IntersectionObserverCallback = () => undefined;
  constructor(report: IntersectionObserverCallback) {
    Screen.#report = report;
  }
  observe() {}
  unobserve() {}
  static show(target: Element, isIntersecting: boolean) {
    const entry = { target, isIntersecting } as unknown as IntersectionObserverEntry;
    act(() => Screen.#report([entry], {} as IntersectionObserver));
  }
}

const drawn = vi.fn();

function Price({ code }: { code: string }) {
  const cell = useRef<HTMLSpanElement>(null);
  const tick = useTick(code, cell);
  drawn(code);
  return <span ref={cell}>{tick?.price ?? '--'}</span>;
}

function tick(code: string, price: number): Tick {
  return { code, seq: price, time: price, price, change24h: 1, changeUtc8: 1, changeUtc0: 1, volume24h: 1 };
}

function start() {
  const retained: string[] = [];
  const client = quietLiveClient({
    retain(kind: string, subject: string) {
      const channel = `${kind}.${subject}`;
      retained.push(channel);
      return () => void retained.splice(retained.indexOf(channel), 1);
    },
  });
  const view = render(
    <LiveContext value={client}>
      <table>
        <tbody>
          {['bitcoin', 'ethereum'].map((code) => (
            <tr key={code}>
              <td>
                <Price code={code} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </LiveContext>,
  );
  const rows = [...view.container.querySelectorAll('tr')];
  return {
    ...view,
    retained,
    rows,
    text: () => rows.map((row) => row.textContent),
    snapshot: (...snapshot: Tick[]) => act(() => client.ticks.receive(snapshot)),
    show: (row: number, isSeen: boolean) => Screen.show(rows[row] as Element, isSeen),
  };
}

describe('a live cell', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Screen);
    drawn.mockClear();
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('re-renders on a tick of its own coin only', () => {
    const { text, snapshot } = start();
    drawn.mockClear();
    snapshot(tick('bitcoin', 7));
    expect(text()).toEqual(['7', '--']);
    expect(drawn.mock.calls).toEqual([['bitcoin']]);
  });

  test('does not re-render while its row is off screen, and shows the newest price when it is back', () => {
    const { text, snapshot, show } = start();
    show(1, false);
    drawn.mockClear();
    snapshot(tick('ethereum', 3));
    snapshot(tick('ethereum', 4));
    expect(drawn).not.toHaveBeenCalled();
    show(1, true);
    expect(text()).toEqual(['--', '4']);
    snapshot(tick('ethereum', 5));
    expect(text()).toEqual(['--', '5']);
  });

  test('keeps its channel while off screen, and releases it on unmount', () => {
    const { retained, show, unmount } = start();
    show(0, false);
    expect(retained).toEqual(['ticker.bitcoin', 'ticker.ethereum']);
    unmount();
    expect(retained).toEqual([]);
  });
});
