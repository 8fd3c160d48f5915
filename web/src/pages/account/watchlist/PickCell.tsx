import { createContext, use } from 'react';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';

interface Picking {
  readonly picked: ReadonlySet<string>;
  readonly pick: (code: string, on: boolean) => void;
}

/** The selected rows; a context, so that a selection re-renders one cell and not the table. */
export const PickingContext = createContext<Picking>({ picked: new Set(), pick: () => {} });

export function PickCell({ code, name }: { readonly code: string; readonly name: string }) {
  const { picked, pick } = use(PickingContext);
  return (
    <Checkbox
      hideLabel
      label={`选择 ${name}`}
      checked={picked.has(code)}
      onChange={(event) => pick(code, event.target.checked)}
    />
  );
}
