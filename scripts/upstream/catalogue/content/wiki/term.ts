import type { DefinitionId } from '@coinmirror/shared/pages/definitions.ts';

/** A term explained: 80 to 250 characters in its three parts together. */
export interface WikiTerm {
  /** Part of its address: lower case, words joined by hyphens. */
  readonly id: string;
  readonly name: string;
  readonly english: string;
  /** Its usual abbreviation, if any. */
  readonly abbreviation?: string;
  /** What it is. */
  readonly meaning: string;
  /** How it is measured or recognised. */
  readonly measure: string;
  /** What it is confused with. */
  readonly confusion: string;
  /** Ids of related terms. */
  readonly related: readonly string[];
  /** The column or figure of this site that it explains. */
  readonly definition?: DefinitionId;
}
