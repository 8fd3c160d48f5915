import type { Block } from '../documents/document.ts';

/** Groups of tutorials, beginner's first. */
export const TUTORIAL_GROUPS = ['入门', '安全', '行情', 'DeFi'] as const;

/** A step-by-step tutorial, compiled from a Markdown file of this folder. */
export interface Tutorial {
  /** The file name. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly group: (typeof TUTORIAL_GROUPS)[number];
  /** Position in its group's course, from 1; only if the group is a course. */
  readonly lesson?: number;
  /** Reading time, minutes. */
  readonly minutes: number;
  /** Date of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Ids of what to read next. */
  readonly related: readonly string[];
  readonly blocks: readonly Block[];
}

/** A tutorial without its text, for lists. */
export type TutorialHead = Omit<Tutorial, 'blocks' | 'related'>;
