/** Where no frame comes, ms: a window that is covered, a stylesheet that hangs. */
const PATIENCE = 300;

/**
 * Resolves in the task after the first frame, when what came with the HTML can be read; at once in a tab that nobody
 * looks at, which draws no frames.
 */
export function firstFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(resolve, PATIENCE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
