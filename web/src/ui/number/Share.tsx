import { writeShare } from '@coinmirror/shared/format/written.ts';
import { NumberText } from './NumberText.tsx';

export interface ShareProps {
  /** In percent; null is shown as `--`. */
  value: number | null;
  digits?: number;
  className?: string | undefined;
}

/** A share of a whole, in percent: no sign and no direction colour (换手率, 流通率, 占比). */
export function Share({ value, digits, className }: ShareProps) {
  return <NumberText className={className} written={writeShare(value, digits)} />;
}
