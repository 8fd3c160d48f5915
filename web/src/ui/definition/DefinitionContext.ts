import { createContext, type DOMAttributes, type ReactNode } from 'react';

/** A current number that goes into the explained one. */
export interface FactInput {
  readonly name: string;
  readonly value: ReactNode;
}

/** A number's label, and what its card is about. */
export interface Term {
  /** Key into the registry of definitions. */
  readonly id: string;
  /** The number's label here. */
  readonly label: string;
  /** The current numbers it is computed from. */
  readonly inputs?: readonly FactInput[] | undefined;
}

/** For a control with a press of its own: a hovering pointer shows the card, a finger that rests on it opens it. */
export type CardHandlers = Pick<
  DOMAttributes<HTMLElement>,
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onClickCapture'
  | 'onContextMenu'
>;

/** Renders a sortable heading, whose press sorts, with the handlers of its card. */
export type DrawHeading = (handlers: CardHandlers) => ReactNode;

/** For a table's `definition`: the heading of a column that has one; only words where it does not sort. */
export type ColumnTerm = (term: Term, heading: ReactNode | DrawHeading) => ReactNode;

/** What explains numbers; the page provides it, since definitions are a feature of their own. */
export interface DefinitionMarks {
  /** A label that opens the card of its number. */
  readonly fact: (term: Term, words: ReactNode) => ReactNode;
  readonly column: ColumnTerm;
}

const NONE: DefinitionMarks = {
  fact: (_term, words) => words,
  column: (_term, heading) => (typeof heading === 'function' ? heading({}) : heading),
};

/** `<DefinitionContext value={definitionMarks}>` around a page; without it numbers have no explanations. */
export const DefinitionContext = createContext<DefinitionMarks>(NONE);
