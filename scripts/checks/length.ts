import type { Program } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';

const LONGEST = 250;

/** Hand-written code stays readable in one sitting; a file that is nothing but a table of data may be longer. */
export const fileLength: Check = {
  name: 'file length',
  run(file) {
    if (file.lineCount <= LONGEST || isData(file.program)) return [];
    return [
      problem(
        file,
        LONGEST,
        `has ${file.lineCount} lines (at most ${LONGEST}): split it by idea, one file each.`,
      ),
    ];
  },
};

/** No functions with a body of statements, no classes: constants and types only. */
function isData(program: Program): boolean {
  let logic = false;
  const found = () => {
    logic = true;
  };
  new Visitor({ FunctionDeclaration: found, FunctionExpression: found, ClassDeclaration: found }).visit(
    program,
  );
  new Visitor({
    ArrowFunctionExpression(node) {
      if (!node.expression) logic = true;
    },
  }).visit(program);
  return !logic;
}
