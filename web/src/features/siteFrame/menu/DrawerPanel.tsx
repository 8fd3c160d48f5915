import { drawers } from '@coinmirror/shared/pages/drawers.ts';
import type { MenuKey } from '@coinmirror/shared/pages/menu.ts';
import { ConceptDrawer } from './ConceptDrawer.tsx';
import { DrawerLinks } from './DrawerLinks.tsx';

/** The content of a drawer: groups of links; the concepts drawer has the day's concepts on top. */
export function DrawerPanel({ menu }: { menu: MenuKey }) {
  return (
    <>
      {menu === 'concept' && <ConceptDrawer />}
      <DrawerLinks groups={drawers[menu]} />
    </>
  );
}
