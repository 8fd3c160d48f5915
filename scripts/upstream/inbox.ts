import { userInfo } from 'node:os';
import { readArguments, USAGE } from './community/operator/readArguments.ts';
import { runCommand } from './community/operator/runCommand.ts';
import { besideService } from './community/store/openBeside.ts';
import { dataDirOf } from './server/config.ts';

/** Reads what visitors sent, and acts on it, beside the running upstream: `node scripts/upstream/inbox.ts --help`. */
async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return print([USAGE]);
  const command = readArguments(args, Date.now());
  const dataDir = dataDirOf(process.env['DATA_DIR']);
  if (dataDir === null) throw new Error('DATA_DIR is :memory:, which no other process can read.');
  print(
    await besideService(dataDir, (database) =>
      runCommand(command, { database, who: userName(), now: Date.now }),
    ),
  );
}

/** A container may run as a number that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '--'}`;
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

// The reader of a pipe has seen enough.
process.stdout.on('error', () => process.exit(0));
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`inbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
