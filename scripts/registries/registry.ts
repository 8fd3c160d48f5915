import { posix } from 'node:path';
import type { TextFile } from '../checks/collect.ts';

/** A module that puts together what the files of a folder export. Whatever it says, the folder says already. */
export interface Registry {
  /** Where the files are, and where the module stands; from the root. */
  readonly folder: string;
  readonly path: string;
  /** How what it puts together ends: `nftEndpoints`. */
  readonly ending: string;
  /** The module from its imports and from the lines that spread each export. */
  readonly write: (imports: string, spreads: string) => string;
}

const NOTE = '// Generated from the files of its folder by `npm run format`: do not edit.';

/** The registries that follow from folders. */
export const registries: readonly Registry[] = [
  {
    folder: 'shared/src/contract',
    path: 'shared/src/contract/endpointRows.ts',
    ending: 'Endpoints',
    write: (imports, spreads) => `${NOTE}
${imports}

/** Every row of the contract by its name, on whatever host; \`endpoints.ts\` says what is which. */
export const endpointRows = {
${spreads}
} as const;
`,
  },
  {
    folder: 'scripts/upstream/answers',
    path: 'scripts/upstream/answers/dispatch/handlers.ts',
    ending: 'Handlers',
    write: (imports, spreads) => `${NOTE}
import type { ApiEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import type { Handlers } from '../handler/handler.ts';
${imports}

/** The handler of every endpoint of the market host; an endpoint without one does not compile. */
export const handlers: Handlers<ApiEndpointName> = {
${spreads}
};
`,
  },
];

/** What a registry's module says, from the files of its folder: in the order of their paths. */
export function registryText({ folder, path, ending, write }: Registry, files: readonly TextFile[]): string {
  const exported = new RegExp(`^export const (\\w+${ending}) = `, 'gm');
  const groups = files
    .filter((file) => file.path !== path && file.path.startsWith(`${folder}/`) && isModule(file.path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((file) =>
      [...file.text.matchAll(exported)].map(([, name = '']) => ({
        name,
        from: specifierOf(file.path, path),
      })),
    );
  return write(
    groups.map(({ name, from }) => `import { ${name} } from '${from}';`).join('\n'),
    groups.map(({ name }) => `  ...${name},`).join('\n'),
  );
}

/** How the registry's module names a file. */
function specifierOf(file: string, registry: string): string {
  const relative = posix.relative(posix.dirname(registry), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function isModule(path: string): boolean {
  return path.endsWith('.ts') && !path.endsWith('.test.ts');
}
