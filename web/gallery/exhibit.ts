import type { ComponentType } from 'react';

/** A component, or a few that belong together, in every state it can be in. */
export interface Exhibit {
  /** The components' names. */
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  readonly states: readonly ExhibitState[];
}

export interface ExhibitState {
  /** What is to be seen: disabled, busy, no data. Unique within its exhibit. */
  readonly name: string;
  /** A component of its own, so that it may use hooks. */
  readonly show: ComponentType;
  /** Takes the whole width: tables, charts. */
  readonly wide?: boolean;
  /** Its first button opens something over the page; the browser test opens it and judges it too. */
  readonly opens?: boolean;
  /** The address the state believes to be at: each has a router of its own. */
  readonly address?: string;
}

/** An exhibit with the place it was found at. */
export interface PlacedExhibit extends Exhibit {
  /** `ui/button`: its anchor, and its folder under web/src. */
  readonly id: string;
}
