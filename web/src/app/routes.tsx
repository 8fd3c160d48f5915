import type { LayoutName } from '@coinmirror/shared/routes/page.ts';
import { pages, type RouteName } from '@coinmirror/shared/routes/pages.ts';
import { data, type LazyRouteFunction, type RouteObject } from 'react-router';
import { layoutBodies } from '#layouts/bodies.ts';
import { ErrorPage } from '#pages/errors/ErrorPage.tsx';
import { NotFoundPage } from '#pages/errors/NotFoundPage.tsx';
import { loadOrReload } from '#pages/errors/reload.ts';
import { pageLoaders } from './pages.ts';
import { Root } from './Root.tsx';

const LAYOUT_NAMES = Object.keys(layoutBodies) as LayoutName[];

/** React Router's routes, made from the page table: one root, the eight layouts, a lazy page for each row. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [...LAYOUT_NAMES.map(layoutRoute), { id: 'unknown', path: '*', Component: NotFoundPage }],
    },
  ];
}

/** Pages of one layout are siblings, so going from one to another keeps the layout mounted. */
function layoutRoute(layout: LayoutName): RouteObject {
  const names = (Object.keys(pages) as RouteName[]).filter((name) => pages[name].layout === layout);
  return {
    id: `layout:${layout}`,
    lazy: () => loadOrReload(layoutBodies[layout]),
    children: names.map(pageRoute),
  };
}

function pageRoute(name: RouteName): RouteObject {
  return {
    id: name,
    path: pages[name].pattern,
    caseSensitive: true,
    lazy: lazyPage(name),
    ErrorBoundary: ErrorPage,
  };
}

function lazyPage(name: RouteName): LazyRouteFunction<RouteObject> {
  return async () => {
    const { default: Component } = await loadOrReload(pageLoaders[name]);
    const { where } = pages[name];
    return where ? { Component, loader: ({ params }) => checkParams(where, params) } : { Component };
  };
}

function checkParams(
  where: Readonly<Record<string, RegExp>>,
  params: Readonly<Record<string, string | undefined>>,
): null {
  const fits = Object.entries(where).every(([name, shape]) => {
    const value = params[name];
    return value === undefined || shape.test(value);
  });
  return fits ? null : refuse();
}

/** An address that is no page of ours. */
function refuse(): never {
  throw data(null, { status: 404 });
}
