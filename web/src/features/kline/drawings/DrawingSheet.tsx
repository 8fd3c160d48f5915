import { DRAWING_TOOLS, TOOL_NAMES } from '@coinmirror/shared/drawings/tools.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Drawer, preloadDrawer } from '#ui/drawer/Drawer.tsx';
import { DrawIcon } from '#ui/icon/icons.ts';
import { DrawingActions } from './DrawingActions.tsx';
import styles from './drawings.module.css';
import { ToolGlyph } from './ToolGlyph.tsx';
import type { DrawingSession } from './useDrawingSession.ts';

/** One button of a phone's toolbar, with all drawing tools in a sheet behind it. */
export function DrawingSheet({ session }: { readonly session: DrawingSession }) {
  const { tool, setTool } = session;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        icon={<DrawIcon />}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => (tool ? setTool(null) : setOpen(true))}
      >
        {tool ? `取消${DRAWING_TOOLS[tool].label}` : '画线'}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title="画线工具" side="bottom">
        <div className={styles.sheet}>
          {TOOL_NAMES.map((name) => (
            <Button
              key={name}
              icon={<ToolGlyph tool={name} />}
              onClick={() => {
                setTool(name);
                setOpen(false);
              }}
            >
              {DRAWING_TOOLS[name].label}
            </Button>
          ))}
        </div>
        <div className={styles.sheetActions}>
          <DrawingActions session={session} />
        </div>
      </Drawer>
    </>
  );
}
