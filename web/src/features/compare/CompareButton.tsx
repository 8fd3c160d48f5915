import { useDispatch, useSelector } from 'react-redux';
import { RowButton } from '#ui/button/RowButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { compareRemoved, type compareSlice, selectIsCompared } from './compareSlice.ts';
import { useAddToCompare } from './useCompare.ts';

interface CompareButtonProps {
  code: string;
  /** The coin's name, for screen readers. */
  name: string;
  size?: 's' | 'm';
}

type CompareRoot = { readonly [compareSlice.reducerPath]: ReturnType<typeof compareSlice.getInitialState> };

/** Adds a coin to the comparison, or removes it; says why when it cannot. */
export function CompareButton({ code, name, size = 's' }: CompareButtonProps) {
  const isCompared = useSelector((state: CompareRoot) => selectIsCompared(state, code));
  const add = useAddToCompare();
  const dispatch = useDispatch();

  function toggle() {
    if (isCompared) {
      dispatch(compareRemoved(code));
      return;
    }
    const result = add(code);
    if (!result.ok) toast.error(result.message);
  }

  return (
    <RowButton
      size={size}
      label={isCompared ? `取消对比 ${name}` : `对比 ${name}`}
      pressed={isCompared}
      drawing="compare"
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault();
        toggle();
      }}
    />
  );
}
