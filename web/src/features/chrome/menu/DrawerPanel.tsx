import { ConceptDrawer } from './ConceptDrawer.tsx';
import { DrawerLinks } from './DrawerLinks.tsx';
import { drawers } from './drawers.ts';
import type { MenuKey } from './menuItems.ts';

/** What a drawer holds: groups of links; the concept drawer has the sectors of the day on top. */
export function DrawerPanel({ menu }: { menu: MenuKey }) {
  return (
    <>
      {menu === 'concept' && <ConceptDrawer />}
      <DrawerLinks groups={drawers[menu]} />
    </>
  );
}
