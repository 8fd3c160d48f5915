import type { Declaration } from 'oxc-parser';
import { type Check, problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Every exported function of shared/ documents its meaning, units and handling of bad input. */
export const docstrings: Check = {
  name: 'docstrings in shared',
  run(file) {
    if (file.isTest || !file.path.startsWith('shared/')) return [];
    return file.program.body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
      const name = exportedFunction(node.declaration);
      if (!name || hasDocstring(file, node.start)) return [];
      return [
        problem(
          file,
          file.lineOf(node.start),
          `exports ${name} without a docstring: document its meaning, units and handling of bad input.`,
        ),
      ];
    });
  },
};

function exportedFunction(declaration: Declaration): string | null {
  if (declaration.type === 'FunctionDeclaration') return declaration.id?.name ?? null;
  if (declaration.type !== 'VariableDeclaration') return null;
  const [first] = declaration.declarations;
  const isFunction =
    first?.init?.type === 'ArrowFunctionExpression' || first?.init?.type === 'FunctionExpression';
  return isFunction && first.id.type === 'Identifier' ? first.id.name : null;
}

/** Overloads share the docstring of the first. */
function hasDocstring(file: SourceFile, start: number): boolean {
  return file.comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && isBridge(file.text.slice(end, start)),
  );
}

function isBridge(between: string): boolean {
  return /^\s*(export function[^{]*;\s*)*$/.test(between);
}
