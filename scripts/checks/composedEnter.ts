import { type Node, Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const FIELD = /^(input|textarea|.*Field|.*Input|TextArea)$/;
/** Kinds of input that nobody writes into. */
const UNWRITTEN: ReadonlySet<string> = new Set([
  'range',
  'checkbox',
  'radio',
  'button',
  'submit',
  'file',
  'color',
]);
const FIELD_EVENT = /\bKeyboardEvent<HTML(Input|TextArea)Element>/;
const RULE = 'isComposing';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Keys of a text field: `Enter` is read only where `isComposing` is asked. */
export const composedEnter: Check = {
  name: 'Enter of a composition',
  run(file) {
    if (file.isTest || !/^web\/(src|gallery)\//.test(file.path)) return [];
    return carelessHandlers(file).map(({ start }) =>
      problem(
        file,
        file.lineOf(start),
        'reads Enter in a text field, which an input method may have pressed to end its composition: ask isComposing (web/src/ui/field/isComposing.ts) first.',
      ),
    );
  },
};

/** Functions that handle keys of a text field, read Enter and do not ask the rule. */
function carelessHandlers({ program, text }: SourceFile): readonly Span[] {
  const enters: number[] = [];
  const asks: number[] = [];
  const named = new Map<string, Span>();
  const handlers = new Set<Span>();
  const names = new Set<string>();
  const note = (node: Span & { readonly params: readonly Span[] }, name: string | undefined) => {
    const span = { start: node.start, end: node.end };
    if (name !== undefined) named.set(name, span);
    if (node.params.some(({ start, end }) => FIELD_EVENT.test(text.slice(start, end)))) handlers.add(span);
  };
  new Visitor({
    Literal: ({ value, start }) => void (value === 'Enter' && enters.push(start)),
    CallExpression: ({ callee, start }) => void (isNamed(callee, RULE) && asks.push(start)),
    FunctionDeclaration: (node) => note(node, node.id?.name),
    FunctionExpression: (node) => note(node, undefined),
    ArrowFunctionExpression: (node) => note(node, undefined),
    VariableDeclarator({ id, init }) {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (isFunction && id.type === 'Identifier') named.set(id.name, init);
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !FIELD.test(name.name)) return;
      if (UNWRITTEN.has(textOf(attributeOf(attributes, /^type$/)))) return;
      const handler = attributeOf(attributes, /^onKey/);
      if (handler?.type !== 'JSXExpressionContainer') return;
      const { expression } = handler;
      if (expression.type === 'Identifier') names.add(expression.name);
      else handlers.add(expression);
    },
  }).visit(program);
  const all = [...handlers, ...[...names].flatMap((name) => named.get(name) ?? [])];
  const careless = all.filter((span) => holds(span, enters) && !holds(span, asks));
  return careless.filter((span, index) => careless.findIndex(({ start }) => start === span.start) === index);
}

function attributeOf(attributes: readonly Node[], wanted: RegExp) {
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
    if (wanted.test(attribute.name.name)) return attribute.value;
  }
  return null;
}

function textOf(value: Node | null): string {
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
}

function holds({ start, end }: Span, offsets: readonly number[]): boolean {
  return offsets.some((offset) => offset >= start && offset < end);
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
