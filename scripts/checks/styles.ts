import type { Problem } from './problem.ts';

const TOKENS = /^web\/src\/ui\/[\w-]*tokens[\w-]*\.css$/i;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i;

const TESTS = /\.test\.tsx?$|\/testing\//;
const BLOCK_COMMENT = /\/\*.*?\*\//g;
const COMMENT_LINE = /^\s*(?:\/?\*|\/\/).*/;

/** Colours are only in the tokens, so that themes and palettes apply everywhere, on a canvas as in a style sheet. */
export function coloursByToken(path: string, text: string): readonly Problem[] {
  if (!path.startsWith('web/src/') || TOKENS.test(path) || TESTS.test(path)) return [];
  const isSheet = path.endsWith('.css');
  return text.split('\n').flatMap((content, index) => {
    const code = (isSheet ? content : content.replace(COMMENT_LINE, '')).replace(BLOCK_COMMENT, '');
    const match = COLOUR.exec(code.replace(/url\([^)]*\)/g, ''));
    if (!match) return [];
    return [
      {
        path,
        line: index + 1,
        message: `writes the colour ${match[0]}: use a token of web/src/ui/tokens.css.`,
      },
    ];
  });
}
