import { posix } from 'node:path';
import { type ImportDeclaration, type Program, Visitor } from 'oxc-parser';
import { targetOf } from './places.ts';
import type { Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const KIT = /^web\/src\/(ui|charts)\/.+\.tsx$/;
const GALLERY = 'web/gallery/';

/** Components that the gallery does not show, each with its reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  VisuallyHidden: 'nobody sees it; half of the exhibits have it inside',
  FloatingPanel: 'the body of Popover and Tooltip, which are shown',
  MissingQuietly: 'draws nothing',
  MissingHint: 'draws nothing',
  SvgDrawable: 'draws nothing: it hands a drawing over',
  WrittenText: 'the words in a number or its cell, which are shown',
  SourceNames: 'draws nothing on a page with simulated data, which the gallery is',
};

/**
 * Every component that other parts of web may use is in the gallery: a gallery file imports it by name. Components used
 * only within their folder are covered by the component above them.
 */
export function componentsByExhibit(
  files: readonly SourceFile[],
  excused: Readonly<Record<string, string>> = EXCUSED,
): readonly Problem[] {
  const uses = files.filter(({ isTest }) => !isTest).flatMap(usesOf);
  const byTarget = Map.groupBy(uses, ({ target }) => target);
  const unneeded = new Set(Object.keys(excused));
  const problems = files
    .filter(({ path, isTest }) => KIT.test(path) && !isTest)
    .flatMap((file) => {
      const users = byTarget.get(file.path) ?? [];
      if (isInternal(file.path, users)) return [];
      const shown = new Set(
        users.filter(({ from }) => from.startsWith(GALLERY)).flatMap(({ names }) => names),
      );
      return componentsOf(file.program).flatMap(({ name, start }) => {
        if (shown.has(name)) return [];
        unneeded.delete(name);
        if (Object.hasOwn(excused, name)) return [];
        return [{ path: file.path, line: file.lineOf(start), message: adviceFor(file.path, name) }];
      });
    });
  const idle = [...unneeded].map((name) => ({
    path: 'scripts/checks/exhibits.ts',
    line: 1,
    message: `excuses ${name}, which is shown or no longer exists: delete the line.`,
  }));
  return [...problems, ...idle];
}

function adviceFor(path: string, name: string): string {
  const [, , room = '', folder = ''] = path.split('/');
  const exhibit = `${GALLERY}exhibits/${room}/${folder.replace(/\.tsx$/, '')}.tsx`;
  return `exports ${name}, which the gallery does not show: add its states to ${exhibit} (see web/gallery/README.md), or its reason to scripts/checks/exhibits.ts.`;
}

interface Use {
  readonly from: string;
  readonly target: string;
  /** Imported values by name; empty for a dynamic import. */
  readonly names: readonly string[];
}

/** A file's imports of our own files, without types. */
function usesOf(file: SourceFile): readonly Use[] {
  const statics = new Map<string, string[]>();
  const dynamics: string[] = [];
  new Visitor({
    ImportDeclaration(node) {
      const names = valuesOf(node);
      if (names.length > 0) statics.set(node.source.value, names);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') dynamics.push(source.value);
    },
  }).visit(file.program);
  const use = (specifier: string, names: readonly string[]): readonly Use[] => {
    const target = targetOf(file.path, specifier);
    return target.kind === 'file' ? [{ from: file.path, target: target.path, names }] : [];
  };
  return [
    ...[...statics].flatMap(([specifier, names]) => use(specifier, names)),
    ...dynamics.flatMap((specifier) => use(specifier, [])),
  ];
}

function valuesOf({ importKind, specifiers }: ImportDeclaration): string[] {
  if (importKind === 'type') return [];
  return specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier' && one.importKind !== 'type' && one.imported.type === 'Identifier'
      ? [one.imported.name]
      : [],
  );
}

/** Used only in its own folder; for a nested folder, in the outer folder. */
function isInternal(path: string, users: readonly Use[]): boolean {
  const folder = posix.dirname(path);
  const [, outer] = /^(web\/src\/\w+\/\w+)\/./.exec(folder) ?? [];
  const own = users.filter(({ from }) => !from.startsWith(GALLERY));
  return (
    own.length > 0 &&
    own.every(({ from }) =>
      outer === undefined ? posix.dirname(from) === folder : from.startsWith(`${outer}/`),
    )
  );
}

interface Component {
  readonly name: string;
  readonly start: number;
}

/** Exported functions with a component's name, components made by memo(…), and column factories. */
function componentsOf(program: Program): readonly Component[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
    const { declaration, start } = node;
    if (declaration.type === 'FunctionDeclaration') return named(declaration.id?.name, start);
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const isMemo =
        init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'memo';
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      return id.type === 'Identifier' && (isMemo || isFunction) ? named(id.name, start) : [];
    });
  });
}

function named(name: string | undefined, start: number): readonly Component[] {
  return name !== undefined && /^[A-Z]|Column$/.test(name) ? [{ name, start }] : [];
}
