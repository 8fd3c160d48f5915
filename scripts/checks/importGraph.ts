import { type ImportDeclaration, Visitor } from 'oxc-parser';
import { targetOf } from './places.ts';
import type { Import, SourceFile } from './sourceFile.ts';

const ROOMS = /^((shared|web|bff)\/src|scripts)\//;

export interface Edge {
  readonly to: string;
  readonly line: number;
}

export type Graph = ReadonlyMap<string, readonly Edge[]>;

/** Which modules run before which, without type imports and `import()`. */
export function graphOf(files: readonly SourceFile[]): Graph {
  const modules = files.filter(({ path, isTest }) => ROOMS.test(path) && !isTest);
  return new Map(modules.map((file) => [file.path, edgesOf(file)]));
}

/** What runs before a module: its static value imports of our own files. */
function edgesOf(file: SourceFile): readonly Edge[] {
  return staticImports(file).flatMap(({ specifier, line }): readonly Edge[] => {
    const target = targetOf(file.path, specifier);
    return target.kind === 'file' ? [{ to: target.path, line }] : [];
  });
}

/** The static value imports of a module. */
export function staticImports(file: SourceFile): readonly Import[] {
  const found: Import[] = [];
  const add = ({ value, start }: { readonly value: string; readonly start: number }) => {
    found.push({ specifier: value, line: file.lineOf(start) });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      if (takesValue(node)) add(node.source);
    },
    ExportAllDeclaration: (node) => {
      if (node.exportKind !== 'type') add(node.source);
    },
    ExportNamedDeclaration: (node) => {
      if (node.source && node.exportKind !== 'type') add(node.source);
    },
  }).visit(file.program);
  return found;
}

function takesValue({ importKind, specifiers }: ImportDeclaration): boolean {
  if (importKind === 'type') return false;
  return (
    specifiers.length === 0 ||
    specifiers.some((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
  );
}
