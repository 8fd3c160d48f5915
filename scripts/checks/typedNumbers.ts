import { type CallExpression, type Node, Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const PARTS = /^web\/src\/(features|layouts|pages|templates|ui\/(field|form|table))\//;
const READERS: ReadonlySet<string> = new Set(['Number', 'parseFloat', 'parseInt']);
/** Methods of texts: what they return is a text again. */
const OF_TEXT: ReadonlySet<string> = new Set(['trim', 'replace', 'replaceAll', 'normalize', 'slice']);

/** A text that a visitor typed becomes a number by the one reader; a text of ours by `ownNumber`. */
export const typedNumbers: Check = {
  name: 'typed numbers by one reader',
  run(file) {
    if (file.isTest || !PARTS.test(file.path)) return [];
    const { readers, own } = readersIn(file);
    const isField = /inputMode(=|:)\s*["']?(decimal|numeric)/.test(file.text);
    return [
      ...readers.map((start) =>
        problem(
          file,
          file.lineOf(start),
          'reads a number from a text: what is typed is read by shared/src/validation/numericInput.ts (decimal comma, full width, grouping), a text of ours by shared/src/numbers/ownNumber.ts.',
        ),
      ),
      ...(isField ? own : []).map((start) =>
        problem(file, file.lineOf(start), 'reads what is typed by ownNumber: use readNumericInput.'),
      ),
    ];
  },
};

function readersIn({ program }: SourceFile): { readonly readers: number[]; readonly own: number[] } {
  const readers: number[] = [];
  const own: number[] = [];
  new Visitor({
    CallExpression(call) {
      const name = nameOf(call.callee);
      if (name === 'ownNumber') own.push(call.start);
      if (READERS.has(name) && isText(call)) readers.push(call.start);
    },
    MemberExpression({ property, start }) {
      if (property.type === 'Identifier' && property.name === 'valueAsNumber') readers.push(start);
    },
    UnaryExpression({ operator, argument, start }) {
      if (operator === '+' && isTextNode(argument)) readers.push(start);
    },
  }).visit(program);
  return { readers, own };
}

/** `Number(…)`, `parseFloat(…)`, `Number.parseFloat(…)`. */
function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  const isOfNumber = callee.object.type === 'Identifier' && callee.object.name === 'Number';
  return isOfNumber ? callee.property.name : '';
}

function isText(call: CallExpression): boolean {
  const [text] = call.arguments;
  return text !== undefined && isTextNode(text);
}

/** What may be a text: a name, a field, what a method of texts returns. Comparisons and roundings are none. */
function isTextNode(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const { callee } = node;
    return (
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      OF_TEXT.has(callee.property.name)
    );
  }
  return (
    node.type === 'Identifier' ||
    node.type === 'MemberExpression' ||
    node.type === 'ChainExpression' ||
    node.type === 'TemplateLiteral'
  );
}
