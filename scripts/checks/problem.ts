import type { SourceFile } from './sourceFile.ts';

/** One broken rule: where, and what to do instead. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A rule of the house, checked file by file. */
export interface Check {
  readonly name: string;
  run(file: SourceFile): readonly Problem[];
}

export function problem(file: SourceFile, line: number, message: string): Problem {
  return { path: file.path, line, message };
}
