import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { type Check, problem } from './problem.ts';

const endpointPaths = new Set<string>(Object.values(endpoints).map((row) => row.path));

const NO_SEGMENTS: ReadonlySet<string> = new Set();

/** Components, handlers and mocks contain no literal addresses: only the two tables do. */
export function addressesByTable(pageSegments: ReadonlySet<string>): Check {
  return {
    name: 'addresses by table',
    run(file) {
      if (file.isTest || !/^(web|bff)\/src\//.test(file.path)) return [];
      // The BFF uses prefixes and others' names of our pages; in web every page address comes from the table.
      const segments = file.path.startsWith('web/') ? pageSegments : NO_SEGMENTS;
      return file.texts.flatMap(({ value, line }) => {
        const advice = adviceFor(value, segments);
        return advice ? [problem(file, line, `writes ${JSON.stringify(value)}: ${advice}`)] : [];
      });
    },
  };
}

function adviceFor(text: string, pageSegments: ReadonlySet<string>): string | null {
  if (!/^\/[\w-]/.test(text) || /\s/.test(text)) return null;
  const path = text.replace(/[?#].*$/, '');
  if (endpointPaths.has(path.replace(/^\/community/, ''))) {
    return 'call the endpoint by its row in shared/src/contract.';
  }
  const segment = path.split('/')[1] ?? '';
  if (pageSegments.has(segment) && !/\.(svg|png|jpg|webp|ico|js|css|json)$/.test(path)) {
    return 'use hrefTo(\'name\', params) or <PageLink to="name">; the page table knows the address.';
  }
  return null;
}
