import type { Block } from '../documents/document.ts';

/** What tutorials are about, what one learns first at the beginning. */
export const TUTORIAL_GROUPS = ['入门', '安全', '行情', 'DeFi'] as const;

/** How something is done, step by step: what a Markdown file of this folder is compiled to. */
export interface Tutorial {
  /** The file's name. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly group: (typeof TUTORIAL_GROUPS)[number];
  /** Its place in the course of its group, from 1; only where its group is one. */
  readonly lesson?: number;
  /** Minutes to read it. */
  readonly minutes: number;
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Ids of what one may read next. */
  readonly related: readonly string[];
  readonly blocks: readonly Block[];
}

/** A tutorial without its text: what lists of them need. */
export type TutorialHead = Omit<Tutorial, 'blocks' | 'related'>;
