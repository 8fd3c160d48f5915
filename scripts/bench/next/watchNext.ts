/** Times after a press until the next page says its name and until it shows its data, ms. */
export interface Next {
  readonly heading: number;
  readonly data: number;
}

/** The key of the result on the page's window. */
export const NEXT = '__next';

/**
 * Runs in the page before a press. Both times are measured from the press itself (`click`'s time stamp) to the moment
 * after the frame that shows them: another address with another level-one heading, and nothing marked as busy in the
 * first screen.
 */
export function watchNext(key: string): void {
  const content = () => document.querySelector('#content');
  const title = () => content()?.querySelector('h1')?.textContent?.trim() ?? '';
  const before = { address: location.pathname, title: title() };
  let pressed = Number.NaN;
  window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });

  const isNamed = () => location.pathname !== before.address && title() !== '' && title() !== before.title;
  const isBusy = () =>
    [...(content()?.querySelectorAll('[aria-busy="true"]') ?? [])].some((part) => {
      const { top, bottom, width } = part.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
  const afterFrame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
    );

  async function watched(): Promise<Next> {
    let heading = Number.NaN;
    for (;;) {
      const now = await afterFrame();
      if (Number.isNaN(pressed) || !isNamed()) continue;
      if (Number.isNaN(heading)) heading = now - pressed;
      if (!isBusy()) return { heading, data: now - pressed };
    }
  }
  Object.assign(window, { [key]: watched() });
}
