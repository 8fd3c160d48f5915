import type { Block } from '../documents/document.ts';

/** How something is done, step by step: what a Markdown file of this folder is compiled to. */
export interface Tutorial {
  /** The file's name. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** 入门, 安全, 行情, DeFi. */
  readonly group: string;
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
