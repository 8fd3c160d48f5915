import type { Technical } from '@coinmirror/shared/technical/technical.ts';
import { readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import { useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';

interface ParamFieldProps {
  readonly param: Technical['params'][number];
  readonly value: number;
  /** Called with a number as it is left; one out of range is corrected by whoever keeps it. */
  readonly onChange: (value: number) => void;
}

/** One parameter of an indicator. */
export function ParamField({ param, value, onChange }: ParamFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const read = readNumericInput(typed);
  return (
    <TextField
      label={param.label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={read.complaint}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => read.value !== undefined && onChange(read.value)}
    />
  );
}
