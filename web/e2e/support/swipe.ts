import type { CDPSession, Locator } from '@playwright/test';

const STEPS = 12;

/** Swipes with one finger, px; slow enough for a drag and too fast for a long press. */
export async function swipe(place: Locator, dx: number, dy: number): Promise<void> {
  const page = place.page();
  const box = await place.boundingBox();
  if (box === null) throw new Error('Nothing is shown there.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    await touch(session, 'touchMove', [{ x: from.x + dx * part, y: from.y + dy * part }]);
  }
  await touch(session, 'touchEnd', []);
  await session.detach();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
