import type { ComponentType } from 'react';

/** A component, or a few related ones, in every state. */
export interface Exhibit {
  /** The components' names. */
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  readonly states: readonly ExhibitState[];
}

export interface ExhibitState {
  /** Name of the state: disabled, busy, no data. Unique within its exhibit. */
  readonly name: string;
  /** A component of its own, so that it may use hooks. */
  readonly show: ComponentType;
  /** Full width: tables, charts. */
  readonly wide?: boolean;
  /** Its first button opens an overlay, which the browser test opens and checks too. */
  readonly opens?: boolean;
  /** The current address of the state: each has its own router. */
  readonly address?: string;
}

/** An exhibit with its location. */
export interface PlacedExhibit extends Exhibit {
  /** `ui/button`: its anchor, and its folder under web/src. */
  readonly id: string;
}
