import { drawers } from '@coinmirror/shared/pages/drawers.ts';
import type { MenuKey } from '@coinmirror/shared/pages/menu.ts';
import { ConceptDrawer } from './ConceptDrawer.tsx';
import { DrawerLinks } from './DrawerLinks.tsx';

/** What a drawer holds: groups of links; the concept drawer has the sectors of the day on top. */
export function DrawerPanel({ menu }: { menu: MenuKey }) {
  return (
    <>
      {menu === 'concept' && <ConceptDrawer />}
      <DrawerLinks groups={drawers[menu]} />
    </>
  );
}
