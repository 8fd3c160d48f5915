import { type Node, Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

const RENDERS = /^(use)?[A-Z]/;

/**
 * A ref written during render keeps values of a discarded render: events use `useEffectEvent`, and lasting values are
 * set in an effect.
 */
export const refsOutsideRender: Check = {
  name: 'refs outside render',
  run(file) {
    if (!file.path.startsWith('web/')) return [];
    return writesInRender(file).map((offset) =>
      problem(
        file,
        file.lineOf(offset),
        'writes a ref during render: use useEffectEvent for event handlers, an effect for lasting values.',
      ),
    );
  },
};

/** Offsets of assignments to `….current` directly in the body of a component or hook. */
function writesInRender({ program }: SourceFile): readonly number[] {
  const found: number[] = [];
  const functions: string[] = [];
  // The name of the next function, if its declaration has one.
  let given = '';
  const enter = (name: string) => {
    functions.push(name);
    given = '';
  };
  const leave = () => void functions.pop();
  const inRender = () => RENDERS.test(functions.at(-1) ?? '');
  const write = (target: Node, offset: number) => {
    if (inRender() && isCurrent(target)) found.push(offset);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      given = isFunction && id.type === 'Identifier' ? id.name : '';
    },
    FunctionDeclaration: ({ id }) => enter(id?.name ?? ''),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: ({ id }) => enter(id?.name ?? given),
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: () => enter(given),
    'ArrowFunctionExpression:exit': leave,
    AssignmentExpression: ({ left, start }) => write(left, start),
    UpdateExpression: ({ argument, start }) => write(argument, start),
  }).visit(program);
  return found;
}

function isCurrent(target: Node): boolean {
  return (
    target.type === 'MemberExpression' &&
    target.property.type === 'Identifier' &&
    target.property.name === 'current'
  );
}
