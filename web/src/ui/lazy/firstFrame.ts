/** How long to wait when no frame comes, ms: a covered window, a hanging stylesheet. */
const PATIENCE = 300;

/**
 * Resolves in the task after the first frame, when the first HTML is visible; at once in a hidden tab, which draws no
 * frames.
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
