import type { MenuItem } from '@coinmirror/shared/pages/menu.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, Suspense, useId, useRef } from 'react';
import { cx } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './menu.module.css';
import { type Drawers, moveInDrawer } from './useDrawers.ts';

const { Part: DrawerPanel, preload } = lazyPart(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

interface MenuEntryProps {
  item: MenuItem;
  isActive: boolean;
  drawers: Drawers;
}

/**
 * A link to the section, and beside it a button that opens its drawer: a mouse opens it by hovering, touch or keyboard
 * by the button (or the down arrow on the link).
 */
export function MenuEntry({ item, isActive, drawers }: MenuEntryProps) {
  const isOpen = drawers.open === item.key;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      drawers.show(item.key);
      return;
    }
    if (!isOpen) return;
    moveInDrawer(event, () => {
      drawers.close();
      button.current?.focus();
    });
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    const goesInside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (isOpen && event.relatedTarget !== null && !goesInside) drawers.close();
  }

  function byMouse(act: () => void) {
    return (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act();
    };
  }

  return (
    <li
      className={cx(styles.entry, isActive && styles.active)}
      onPointerEnter={byMouse(() => {
        preload();
        drawers.enter(item.key);
      })}
      onPointerLeave={byMouse(drawers.leave)}
      onFocus={preload}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <HrefLink
        href={hrefOfLink(item.link)}
        className={styles.title}
        aria-current={isActive ? 'true' : undefined}
      >
        {item.label}
      </HrefLink>
      <button
        ref={button}
        type="button"
        className={styles.caret}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={`${item.label}子菜单`}
        onClick={() => drawers.press(item.key)}
      >
        ▾
      </button>
      {isOpen && (
        <div id={panelId} className={styles.drawer} data-drawer="">
          <Suspense fallback={<p className={styles.waiting}>加载中…</p>}>
            <DrawerPanel menu={item.key} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
