import { NotConnectedError } from '../../ports/requirePort.ts';
import type { PortName } from '../../ports/sources.ts';
import { sourceNames, sourceTable } from '../table/sourceTable.ts';

/** For a port whose sources have nothing to report now: while all of them are left alone it is paused. */
export function unanswered(port: PortName): NotConnectedError {
  return new NotConnectedError(
    port,
    sourceNames.filter((name) => sourceTable[name].ports.includes(port)),
  );
}
