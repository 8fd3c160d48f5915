/**
 * Resolves in a task of its own, so that what comes before and what comes after do not hold the page in one piece.
 * Where the browser can, it goes on before other work of the page, else after what already waits.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = window as Window & { readonly scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
