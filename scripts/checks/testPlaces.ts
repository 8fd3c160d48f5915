import { type Check, problem } from './problem.ts';

/** Needs a document, or the prepared market data. */
const NEEDS_DOM = /^@testing-library\/|^#testing\/(server|captured|scenarios|renderRoute|market)\.tsx?$/;
const USES_DOM = /\b(window|document|navigator|localStorage|sessionStorage|HTML\w*Element)\b/;

const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/**
 * Test files share their workers' modules; a web test that needs no document runs in Node, without the second that a
 * document and a market cost.
 */
export const testPlaces: Check = {
  name: 'tests in their place',
  run(file) {
    if (!/\.test\.tsx?$/.test(file.path)) return [];
    const isWeb = file.path.startsWith('web/src/');
    const needs = isWeb && file.imports.find(({ specifier }) => NEEDS_DOM.test(specifier));
    const replaces = REPLACES_MODULES.exec(file.text);
    if (replaces && !/\.isolated\.test\.tsx?$/.test(file.path)) {
      const message =
        'mocks modules that other test files share: name it *.isolated.test, which runs in a separate worker.';
      return [problem(file, file.lineOf(replaces.index), message)];
    }
    if (isWeb && file.path.endsWith('.tsx')) {
      if (needs || USES_DOM.test(file.text)) return [];
      return [problem(file, 1, 'needs no document: name it *.test.ts, and it runs in Node.')];
    }
    if (!needs || /\.(dom|isolated)\.test\.ts$/.test(file.path)) return [];
    const message = `imports ${needs.specifier}, which Node has no document for: name it *.dom.test.ts.`;
    return [problem(file, needs.line, message)];
  },
};
