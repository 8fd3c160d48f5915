import type { SourceFile } from './sourceFile.ts';

/** A broken rule: where, and what to do instead. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A house rule, checked file by file. */
export interface Check {
  readonly name: string;
  run(file: SourceFile): readonly Problem[];
}

export function problem(file: SourceFile, line: number, message: string): Problem {
  return { path: file.path, line, message };
}
