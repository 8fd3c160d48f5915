/**
 * Resolves in a new task, so that the work before and after do not form one long task. Where the browser can, it
 * continues ahead of other queued work, else behind it.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = window as Window & { readonly scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
