import { type Declaration, type ImportSpecifier, type Program, Visitor } from 'oxc-parser';
import { targetOf } from './places.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Files whose exports a tool reads, each with the tool. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'web/src/testing/prepareMarket.ts': 'the global setup of vitest',
};

/** The gallery finds its exhibits by their folder. */
const EXHIBITS = 'web/gallery/exhibits/';

/** All that a file takes of another: names, or everything (a namespace, `export *`, `import()`). */
interface Taken {
  readonly names: Set<string>;
  isComplete: boolean;
}

/**
 * Every exported value has a user in another file; tests count. What only its own file uses is not exported, and what
 * nobody uses is deleted. Types may be exported beside the functions whose signature they are; default exports are the
 * business of the tools that load them (pages, configurations).
 */
export function usedExports(
  files: readonly SourceFile[],
  readElsewhere: Readonly<Record<string, string>> = READ_ELSEWHERE,
): readonly Problem[] {
  const taken = new Map<string, Taken>();
  for (const file of files) noteImports(file, taken);
  const idle = new Set(Object.keys(readElsewhere));
  const problems = files.flatMap((file) => {
    const uses = taken.get(file.path);
    if (uses?.isComplete || file.path.startsWith(EXHIBITS)) return [];
    const unused = exportsOf(file.program).filter(({ name }) => !uses?.names.has(name));
    if (unused.length === 0) return [];
    if (idle.delete(file.path)) return [];
    return unused.map(({ name, start }) => ({
      path: file.path,
      line: file.lineOf(start),
      message: `exports ${name}, which no other file imports: delete it, or drop its export where this file uses it.`,
    }));
  });
  const unneeded = [...idle].map((path) => ({
    path: 'scripts/checks/usedExports.ts',
    line: 1,
    message: `excuses ${path}, whose exports are used or gone: delete the line.`,
  }));
  return [...problems, ...unneeded];
}

function noteImports(file: SourceFile, taken: Map<string, Taken>): void {
  const of = (specifier: string): Taken | null => {
    const target = targetOf(file.path, specifier);
    if (target.kind !== 'file') return null;
    const known = taken.get(target.path) ?? { names: new Set<string>(), isComplete: false };
    taken.set(target.path, known);
    return known;
  };
  const takeNamespace = (specifier: string) => {
    const known = of(specifier);
    if (known) known.isComplete = true;
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier') of(source.value)?.names.add(nameOf(one.imported));
        if (one.type === 'ImportNamespaceSpecifier') takeNamespace(source.value);
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      if (source) for (const { local } of specifiers) of(source.value)?.names.add(nameOf(local));
    },
    ExportAllDeclaration: ({ source }) => takeNamespace(source.value),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') takeNamespace(source.value);
    },
    TSImportType: ({ source }) => takeNamespace(source.value),
  }).visit(file.program);
}

interface Export {
  readonly name: string;
  readonly start: number;
}

function exportsOf(program: Program): readonly Export[] {
  return program.body.flatMap((node): readonly Export[] => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers, start } = node;
    const names = declaration ? namesOf(declaration) : specifiers.map(({ exported }) => nameOf(exported));
    return names.filter((name) => name !== 'default').map((name) => ({ name, start }));
  });
}

function namesOf(declaration: Declaration): readonly string[] {
  if (declaration.type !== 'VariableDeclaration') {
    if (/^TS(?:TypeAlias|Interface)/.test(declaration.type)) return [];
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  }
  return declaration.declarations.flatMap(({ id }) => {
    if (id.type === 'Identifier') return [id.name];
    if (id.type !== 'ObjectPattern') return [];
    return id.properties.flatMap((property) =>
      property.type === 'Property' && property.value.type === 'Identifier' ? [property.value.name] : [],
    );
  });
}

function nameOf(name: ImportSpecifier['imported']): string {
  return name.type === 'Literal' ? name.value : name.name;
}
