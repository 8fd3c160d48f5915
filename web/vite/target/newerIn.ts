import { parseSync, Visitor } from 'oxc-parser';

/** A flag of regular expressions that older browsers throw for, at the parsing of the whole file. */
const NEWER_FLAGS = /v/;

/** The names in a file of the build that stand in `names`, bare or after their object, and newer regular expressions. */
export function newerIn(code: string, names: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const meet = (name: string) => {
    if (names.has(name)) found.add(name);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const name = computed ? textOf(property) : nameOf(property);
      if (name === undefined) return;
      meet(name);
      const owner = nameOf(object) ?? ('property' in object ? nameOf(object.property) : undefined);
      if (owner !== undefined) meet(`${owner}.${name}`);
    },
    Literal(literal) {
      if ('regex' in literal && NEWER_FLAGS.test(literal.regex.flags)) found.add(`/…/${literal.regex.flags}`);
    },
  }).visit(parseSync('chunk.js', code).program);
  return [...found];
}

function nameOf(node: object): string | undefined {
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}

/** The text of a literal, as the minifier writes it: quoted or as a template. */
function textOf(node: object): string | undefined {
  if ('value' in node) return typeof node.value === 'string' ? node.value : undefined;
  if (!('quasis' in node) || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  const [only]: readonly { value: { cooked: string | null } }[] = node.quasis;
  return only?.value.cooked ?? undefined;
}
