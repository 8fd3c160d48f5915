import type { Drawable } from './drawable.ts';

/** Holds a chart once it can be drawn, so that code that needs its image can wait for it. */
export interface DrawableSlot {
  set(made: Drawable | null): void;
  /** The chart as soon as it is there; null when none came within `ms`. */
  within(ms: number): Promise<Drawable | null>;
}

export function createDrawableSlot(): DrawableSlot {
  let current: Drawable | null = null;
  const waiting = new Set<(made: Drawable) => void>();
  return {
    set(made) {
      current = made;
      if (made === null) return;
      for (const take of waiting) take(made);
      waiting.clear();
    },
    within(ms) {
      if (current !== null) return Promise.resolve(current);
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          waiting.delete(take);
          resolve(null);
        }, ms);
        const take = (made: Drawable) => {
          clearTimeout(late);
          resolve(made);
        };
        waiting.add(take);
      });
    },
  };
}
