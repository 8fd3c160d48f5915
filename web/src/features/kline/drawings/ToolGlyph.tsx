import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';
import { TOOL_GLYPHS } from './toolGlyphs.ts';

/** The icon of a drawing tool, in the text colour. */
export function ToolGlyph({ tool }: { readonly tool: ToolName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={TOOL_GLYPHS[tool]} />
    </svg>
  );
}
