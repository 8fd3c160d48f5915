import { Visitor } from 'oxc-parser';
import { type Check, problem } from './problem.ts';

/** Where each API lives that a browser gives to https pages only, and what stands in for it. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'navigator.clipboard': ['web/src/ui/copy/copyText.ts', 'web/src/ui/copy/copyPicture.ts'],
  ClipboardItem: ['web/src/ui/copy/copyPicture.ts'],
  'navigator.share': ['web/src/ui/share/shareSheet.ts'],
  'navigator.canShare': ['web/src/ui/share/shareSheet.ts'],
  Notification: ['web/src/ui/notification/notification.ts'],
  'navigator.locks': ['web/src/features/alerts/engine/useLeader.ts'],
  'crypto.subtle': [],
  'crypto.randomUUID': [],
  'navigator.serviceWorker': ['web/src/ui/notification/notification.ts', 'web/src/ui/notification/push.ts'],
  'navigator.storage': [],
  'navigator.wakeLock': [],
  'navigator.geolocation': [],
  'navigator.mediaDevices': [],
  'navigator.credentials': [],
  caches: [],
};

/** A portal in a home network has no https: there these APIs are missing, and their bare use throws. */
export const secureContextsByDoor: Check = {
  name: 'secure contexts by their door',
  run(file) {
    if (file.isTest || !file.path.startsWith('web/src/')) return [];
    const found: { readonly name: string; readonly at: number }[] = [];
    const meet = (name: string, at: number) => {
      const doors = Object.hasOwn(DOORS, name) ? DOORS[name] : undefined;
      if (doors && !doors.includes(file.path)) found.push({ name, at });
    };
    new Visitor({
      MemberExpression({ object, property, start }) {
        const owner = nameOf(object) ?? ('property' in object ? nameOf(object.property) : undefined);
        if (owner) meet(`${owner}.${nameOf(property) ?? ''}`, start);
        if (owner === 'window' || owner === 'globalThis') meet(nameOf(property) ?? '', start);
        else meet(nameOf(object) ?? '', start);
      },
      NewExpression({ callee, start }) {
        meet(nameOf(callee) ?? '', start);
      },
    }).visit(file.program);
    return found.map(({ name, at }) =>
      problem(
        file,
        file.lineOf(at),
        `uses ${name}, which pages without https do not have: ${adviceFor(DOORS[name] ?? [])}`,
      ),
    );
  },
};

function adviceFor(doors: readonly string[]): string {
  return doors.length > 0
    ? `use ${doors.join(' or ')}.`
    : 'take a library or getRandomValues, or give it one module with a fallback and add that to DOORS in checks/secureContexts.ts.';
}

function nameOf(node: object): string | undefined {
  return 'name' in node && typeof node.name === 'string' ? node.name : undefined;
}
