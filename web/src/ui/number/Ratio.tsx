import { writeRatio } from '@coinmirror/shared/format/written.ts';
import { NumberText } from './NumberText.tsx';

export interface RatioProps {
  /** A bare ratio such as 多空比 1.23; null is shown as `--`. */
  value: number | null;
  className?: string | undefined;
}

/** A ratio of two quantities of one kind: no unit, no colour. */
export function Ratio({ value, className }: RatioProps) {
  return <NumberText className={className} written={writeRatio(value)} />;
}
