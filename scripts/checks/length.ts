import type { Program } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';

const LONGEST = 250;

/** Hand-written code stays short enough to read in one go; a pure data table may be longer. */
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

/** No function bodies with statements, no classes: only constants and types. */
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
