import { DRAWING_TOOLS, TOOL_NAMES } from '@coinmirror/shared/drawings/tools.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { PointerIcon } from '#ui/icon/icons.ts';
import { ToolGlyph } from './ToolGlyph.tsx';
import type { DrawingSession } from './useDrawingSession.ts';

/** The pointer and every drawing tool. */
export function ToolButtons({ session }: { readonly session: DrawingSession }) {
  const { tool, setTool } = session;
  return (
    <>
      <IconButton
        size="s"
        label="选择与移动"
        icon={<PointerIcon />}
        pressed={tool === null}
        onClick={() => setTool(null)}
      />
      {TOOL_NAMES.map((name) => (
        <IconButton
          key={name}
          size="s"
          label={DRAWING_TOOLS[name].label}
          icon={<ToolGlyph tool={name} />}
          pressed={tool === name}
          onClick={() => setTool(tool === name ? null : name)}
        />
      ))}
    </>
  );
}
