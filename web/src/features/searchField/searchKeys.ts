import type { KeyboardEvent } from 'react';
import { isComposing } from '#ui/field/isComposing.ts';
import type { Suggestion } from './suggestions.ts';

type KeyAction =
  | { readonly kind: 'escape' }
  /** An Enter that ends what an input method wrote: it searches for nothing. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly to: string | null }
  | { readonly kind: 'forget'; readonly keyword: string };

/** What a key pressed in the field does, instead of what it does in any other; null for a key that is not ours. */
export function whatKeyDoes(
  event: KeyboardEvent<HTMLInputElement>,
  stops: readonly Suggestion[],
  active: string | null,
): KeyAction | null {
  const { key } = event;
  if (isComposing(event)) return key === 'Enter' ? { kind: 'nothing' } : null;
  if (key === 'Escape') return { kind: 'escape' };
  const chosen = stops.find((stop) => stop.key === active);
  if (key === 'Delete' && chosen?.key.startsWith('history:'))
    return { kind: 'forget', keyword: chosen.keyword };
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined || stops.length === 0
    ? null
    : { kind: 'move', to: nextStop(stops, active, step) };
}

/** Round the stops, with the field itself (null) between the last and the first. */
function nextStop(stops: readonly Suggestion[], active: string | null, step: number): string | null {
  const now = stops.findIndex(({ key }) => key === active);
  const count = stops.length + 1;
  return stops[((now + 1 + step + count) % count) - 1]?.key ?? null;
}
