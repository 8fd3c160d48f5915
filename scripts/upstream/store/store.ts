import { createAccounts } from './accounts.ts';
import { createComments } from './comments.ts';
import { createImages } from './images.ts';
import { createInbox } from './inbox.ts';
import { openDatabase } from './openDatabase.ts';
import { createPasswordTries } from './passwordTries.ts';
import { createPhoneCodes } from './phoneCodes.ts';
import { createRecords } from './records.ts';
import { createRetention } from './retention.ts';
import { createSessions } from './sessions.ts';
import { createSubmissions } from './submissions.ts';
import { createVotes } from './votes.ts';
import { createWatch } from './watch.ts';

export interface StoreOptions {
  /** The folder of the database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** The real time: sessions and codes end by it, whatever the market's clock says. */
  readonly now?: () => number;
}

/** Everything people write, in one SQLite file that survives a restart. */
export function openStore({ dataDir, now = Date.now }: StoreOptions) {
  const database = openDatabase(dataDir);
  return {
    accounts: createAccounts(database, now),
    sessions: createSessions(database, now),
    phoneCodes: createPhoneCodes(database, now),
    passwordTries: createPasswordTries(database, now),
    watch: createWatch(database, now),
    comments: createComments(database, now),
    votes: createVotes(database, now),
    records: createRecords(database, now),
    images: createImages(database, now),
    inbox: createInbox(database, now),
    submissions: createSubmissions(database, now),
    retention: createRetention(database, now),
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
