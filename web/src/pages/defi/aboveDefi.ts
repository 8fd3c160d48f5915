import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Crumb } from '#ui/page/Breadcrumb.tsx';

/** The breadcrumbs between home and a DeFi page. */
export const ABOVE_DEFI: readonly Crumb[] = [
  { label: titleOf('data'), href: hrefTo('data') },
  { label: titleOf('dataDefi'), href: hrefTo('dataDefi') },
];

/** The same including home. */
export const DOWN_TO_DEFI: readonly Crumb[] = [{ label: '首页', href: hrefTo('home') }, ...ABOVE_DEFI];
