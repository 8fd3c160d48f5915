import type { DefinitionId } from '@coinmirror/shared/pages/definitions.ts';

/** A term of the field, explained: 80 to 250 characters in its three parts together. */
export interface WikiTerm {
  /** Its address: lower case, words joined by hyphens. */
  readonly id: string;
  readonly name: string;
  readonly english: string;
  /** Its usual abbreviation, where it has one. */
  readonly abbreviation?: string;
  /** What it is. */
  readonly meaning: string;
  /** How it is measured, or how one sees it. */
  readonly measure: string;
  /** What it is mistaken for. */
  readonly confusion: string;
  /** Ids of terms that belong to it. */
  readonly related: readonly string[];
  /** The column or figure of ours that it is. */
  readonly definition?: DefinitionId;
}
