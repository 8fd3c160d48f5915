import type { PreloadedCall } from './preloadedCall.ts';

/** How long after its arrival an answer stands for a call of its own, ms. */
const HOLDS = 1_000;

interface NextAnswers {
  readonly pathname: string;
  readonly arriving: Promise<readonly PreloadedCall[]>;
  arrivedAt: number | null;
  /** Not yet taken by a call. */
  left: readonly PreloadedCall[];
}

let next: NextAnswers | null = null;

/** The answers of the page at `pathname` are on their way, all in one; `arriving` never rejects. */
export function expectAnswers(pathname: string, arriving: Promise<readonly PreloadedCall[]>): void {
  const expected: NextAnswers = { pathname, arriving, arrivedAt: null, left: [] };
  next = expected;
  void arriving.then((calls) => {
    expected.arrivedAt = performance.now();
    expected.left = calls;
  });
}

/**
 * The answer to a call of the page that has just been opened, if it came with that page's data or is on its way with it;
 * null for any other call. Each is given once: who asks again wants a newer one.
 */
export async function nextAnswer(
  name: string,
  params: Readonly<Record<string, unknown>>,
): Promise<PreloadedCall | null> {
  const expected = next;
  if (expected?.pathname !== location.pathname) return null;
  await expected.arriving;
  const { arrivedAt, left } = expected;
  if (arrivedAt === null || performance.now() - arrivedAt > HOLDS) return null;
  const found = left.find((call) => call.name === name && keyOf(call.params) === keyOf(params)) ?? null;
  expected.left = left.filter((call) => call !== found);
  return found;
}

/** Parameters are flat, and an undefined one is not sent. */
function keyOf(params: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(params, Object.keys(params).toSorted());
}
