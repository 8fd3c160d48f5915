import type { Written } from '@coinmirror/shared/format/written.ts';
import type { ComponentPropsWithRef } from 'react';
import { WrittenText, writtenProps } from './writtenParts.tsx';

interface NumberTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  readonly written: Written;
}

/** A formatted number, in one element. */
export function NumberText({ written, className, ...rest }: NumberTextProps) {
  return (
    <span {...rest} {...writtenProps(written, className)}>
      {WrittenText(written)}
    </span>
  );
}
