import type { SubmissionStep } from '@coinmirror/shared/submissions/form.ts';
import { useEffect, useRef, useState } from 'react';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const PARAM = 'step';

/** The step of a form, kept in the address: the back button leads to the previous one. */
export function useStep(steps: readonly SubmissionStep[]) {
  const [params, write] = useUrlParams();
  const index = Math.max(
    0,
    steps.findIndex(({ key }) => key === params.get(PARAM)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const shown = useRef(index);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.scrollIntoView({ block: 'nearest' });
    if (focused === null) heading.current?.focus({ preventScroll: true });
  }, [index, focused]);

  return {
    index,
    isLast: index === steps.length - 1,
    current: steps[index],
    fields: steps[index]?.fields ?? [],
    /** Gets the focus when another step is shown, so that the next Tab reaches its first field. */
    heading,
    /** The field to focus instead. */
    focused,
    /** Goes to a step, and to one of its fields where named. */
    go(to: number, field: string | null = null) {
      setFocused(field);
      write({ [PARAM]: to === 0 ? null : (steps[to]?.key ?? null) }, { push: to !== index });
    },
  };
}
