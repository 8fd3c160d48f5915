import type { DatabaseSync } from 'node:sqlite';
import { createActs } from '../store/operator/acts.ts';
import { createAttachments } from '../store/operator/attachments.ts';
import type { Message } from '../store/operator/messageRow.ts';
import { createMessages } from '../store/operator/messages.ts';
import { listLines, logLines } from './print.ts';
import type { Command } from './readArguments.ts';
import { saveFiles } from './saveFiles.ts';
import { showLines } from './showLines.ts';

export interface Operator {
  readonly database: DatabaseSync;
  /** The user of the operating system, for the log. */
  readonly who: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Runs one command of the inbox and returns the lines to print. Throws a one-line Error. */
export function runCommand(command: Command, { database, who, now }: Operator): readonly string[] {
  const messages = createMessages(database);
  const attachments = createAttachments(database);
  const acts = createActs(database, who, now);
  const found = (number: number): Message => {
    const message = messages.find(number);
    if (message === null) throw new Error(`there is no message #${number}.`);
    return message;
  };
  const filesOf = (message: Message) =>
    message.kind === 'submission' ? attachments.list(message.submissionId) : [];

  switch (command.name) {
    case 'list': {
      const { rows, total } = messages.list(command.filter);
      return listLines(rows, total);
    }
    case 'log':
      return logLines(acts.list(command.limit));
    case 'show': {
      const message = found(command.number);
      return showLines(message, filesOf(message));
    }
    case 'files': {
      const files = filesOf(found(command.number));
      if (files.length === 0) return [`#${command.number} has no files`];
      const saved = saveFiles(command.folder, files, attachments.bytesOf);
      acts.record('files', command.number, command.folder);
      return saved;
    }
    case 'change': {
      const { act, target, reason } = command;
      if (!acts.apply(act, target, reason))
        throw new Error(`${target} cannot be changed by ${act}: there is none, or it is so already.`);
      return [`${act} ${target}: logged`];
    }
  }
}
