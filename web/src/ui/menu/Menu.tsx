import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A shortcut or a value at the right edge. */
  hint?: string;
  disabled?: boolean;
  /** It removes something. */
  danger?: boolean;
  /** If given, the item is a checkbox and stays open when pressed. */
  checked?: boolean;
  onSelect: () => void;
}

interface MenuGroup {
  key: string;
  /** A heading of the group. */
  label?: string;
  items: readonly MenuAction[];
}

/** Spread onto the button that opens the menu. */
type MenuTriggerProps = Pick<
  ComponentPropsWithRef<'button'>,
  'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>;

export interface MenuProps {
  /** `trigger={(props) => <IconButton {...props} label="更多" icon={<MoreIcon />} />}`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  groups: readonly MenuGroup[];
  align?: 'start' | 'center' | 'end';
}

export interface MenuListProps extends MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button alone, for when the list cannot be loaded. */
  closed: ReactNode;
}

const { Part: MenuList, preload } = lazyPart(
  async () => (await import('./MenuList.tsx')).MenuList,
  MissingWindow,
);

/** A menu button with arrow keys and type-ahead. Its code loads when it first opens. */
export function Menu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const closed = props.trigger({
    onClick: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
    },
    onPointerEnter: preload,
    onFocus: preload,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  });
  if (!useLatch(open)) return closed;
  return (
    <Suspense fallback={closed}>
      <MenuList {...props} open={open} onOpenChange={setOpen} closed={closed} />
    </Suspense>
  );
}
