/** Whether the system's share sheet exists; pages without https and most desktops have none. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Opens the share sheet; false where it did not open. A visitor who closes it has seen it. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
