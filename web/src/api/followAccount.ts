import { onReconnectOrFocus } from './onReconnectOrFocus.ts';
import { watchStored } from './storage/otherTabs.ts';

interface Followed {
  /** Where other tabs of this browser write. */
  readonly key: string;
  readonly onStored: (value: unknown) => void;
  /** Asks what the account holds by now. */
  readonly look: () => void;
}

/** Takes over what other tabs keep, and looks at the account again when this tab is. Returns the way to stop. */
export function followAccount({ key, onStored, look }: Followed): () => void {
  const stops = [onReconnectOrFocus(look), watchStored(key, onStored)];
  return () => {
    for (const stop of stops) stop();
  };
}
