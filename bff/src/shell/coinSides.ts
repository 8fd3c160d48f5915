import { pages, type RouteName, routeNames } from '@coinmirror/shared/routes/pages.ts';

/** The pages about one side of one coin, as they call themselves after its name. */
export const SIDES: Partial<Record<RouteName, string>> = Object.fromEntries(
  routeNames.flatMap((name) => {
    const { subject, tab } = pages[name];
    return subject === 'coin' && tab !== undefined && name !== 'coin' ? [[name, tab]] : [];
  }),
);
