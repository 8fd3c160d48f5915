import { type Node, Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';

/** Attributes that a browser follows or loads. */
const ADDRESS = /^(?:href|src|srcSet|action|formAction|poster|data|xlinkHref)$/;
/** What makes an address of our own, and the gates. */
const MAKERS: ReadonlySet<string> = new Set([
  'hrefTo',
  'hrefOfLink',
  'addressOf',
  'seriesHref',
  'feedHref',
  'calendarFeedHref',
  'safeAddress',
  'safePicture',
]);
/** What stands before an address in markup that is written by hand. */
const BEFORE_ADDRESS = /\s(?:href|src|action|formaction)=["']?$/i;
/** A template that begins with a place of our own, a mailbox or a calendar. */
const BEGINS_SAFELY = /^(?:#|\?|\/[^/\\]|mailto:|webcal:)/;

/** Elements of HTML take an address of data through the gate alone: a `javascript:` in it would run as ours. */
export const safeAddresses: Check = {
  name: 'addresses through the gate',
  run(file) {
    if (file.isTest || !/^(?:web\/(?:src|gallery)\/.*\.tsx|bff\/src\/.*\.ts)$/.test(file.path)) return [];
    const wrong: number[] = [];
    const gated = new Set<number>();
    new Visitor({
      // The template of the gateway has the gate itself.
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type === 'Identifier' && tag.name === 'html') gated.add(quasi.start);
      },
      TemplateLiteral({ start, quasis, expressions }) {
        if (gated.has(start)) return;
        for (const [at, expression] of expressions.entries())
          if (BEFORE_ADDRESS.test(quasis[at]?.value.raw ?? '') && !isSafe(expression))
            wrong.push(expression.start);
      },
      JSXOpeningElement({ name, attributes }) {
        if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
          const { value } = attribute;
          if (!ADDRESS.test(attribute.name.name) || value?.type !== 'JSXExpressionContainer') continue;
          if (!isSafe(value.expression)) wrong.push(attribute.start);
        }
      },
    }).visit(file.program);
    return wrong.map((start) =>
      problem(
        file,
        file.lineOf(start),
        "puts data into an address of an element: use HrefLink, ExternalLink, Logo or the gateway's html``, or wrap it in safeAddress or safePicture (shared/src/routes/safeAddress.ts).",
      ),
    );
  },
};

function isSafe(node: Node): boolean {
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && MAKERS.has(node.callee.name);
  if (node.type === 'ConditionalExpression') return isSafe(node.consequent) && isSafe(node.alternate);
  if (node.type === 'TemplateLiteral') return BEGINS_SAFELY.test(node.quasis[0]?.value.cooked ?? '');
  if (node.type === 'Literal') return true;
  return node.type === 'Identifier' && node.name === 'undefined';
}
