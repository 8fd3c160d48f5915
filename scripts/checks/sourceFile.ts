import { type Comment, type Program, parseSync, Visitor } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

interface Text {
  readonly value: string;
  readonly line: number;
}

/** One hand-written file, parsed once for all checks. */
export interface SourceFile {
  /** Relative to the root, with forward slashes: `web/src/app/store.ts`. */
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  readonly isTest: boolean;
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Static, dynamic, type-only and re-exporting imports. */
  readonly imports: readonly Import[];
  /** String literals and the literal beginnings of templates, without import specifiers. */
  readonly texts: readonly Text[];
  lineOf(offset: number): number;
}

/** Throws with the file's name if it cannot be parsed. */
export function readSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const fatal = errors[0];
  if (fatal) throw new Error(`${path} cannot be parsed: ${fatal.message}`);
  const starts = lineStarts(text);
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  return {
    path,
    text,
    lineCount: starts.length - (text.endsWith('\n') ? 1 : 0),
    isTest:
      /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('web/e2e/') || path.startsWith('web/src/testing/'),
    program,
    comments,
    ...readProgram(program, lineOf),
    lineOf,
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
}

function readProgram(program: Program, lineOf: (offset: number) => number) {
  const imports: Import[] = [];
  const texts: Text[] = [];
  const sources = new Set<number>();
  const take = (source: { value: string; start: number } | null | undefined) => {
    if (!source) return;
    sources.add(source.start);
    imports.push({ specifier: source.value, line: lineOf(source.start) });
  };
  new Visitor({
    ImportDeclaration: (node) => take(node.source),
    ExportAllDeclaration: (node) => take(node.source),
    ExportNamedDeclaration: (node) => take(node.source),
    TSImportType: (node) => take(node.source),
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        take({ value: node.source.value, start: node.source.start });
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && !sources.has(node.start)) {
        texts.push({ value: node.value, line: lineOf(node.start) });
      }
    },
    TemplateLiteral(node) {
      const head = node.quasis[0]?.value.cooked;
      if (head) texts.push({ value: head, line: lineOf(node.start) });
    },
  }).visit(program);
  return { imports, texts };
}
