/** Brings code that nobody waits for. Where it cannot be had now, it is asked for again when the line is back. */
export async function untilHere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((again) => window.addEventListener('online', again, { once: true }));
    }
  }
}
