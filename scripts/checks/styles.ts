import type { Problem } from './problem.ts';

const TOKENS = /^web\/src\/ui\/[\w-]*tokens[\w-]*\.css$/i;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch)\(/i;

/** Colours are only in the tokens, so that themes and palettes apply everywhere. */
export function coloursByToken(path: string, text: string): readonly Problem[] {
  if (!path.startsWith('web/src/') || TOKENS.test(path)) return [];
  return text.split('\n').flatMap((content, index) => {
    const match = COLOUR.exec(content.replace(/\/\*.*?\*\//g, '').replace(/url\([^)]*\)/g, ''));
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
