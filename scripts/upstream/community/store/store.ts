import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inOneLine } from '../../database/inOneLine.ts';
import type { ProcessLock } from '../../database/lockFile.ts';
import { createPatience } from '../../database/patience.ts';
import { lockFolder } from '../../database/processLock.ts';
import { type Trouble, troubleOf } from '../../database/trouble.ts';
import { createAccounts } from './accounts.ts';
import { createChannelBriefs } from './alerts/briefs.ts';
import { createAlertChannels } from './alerts/channels.ts';
import { createAlertDeliveries } from './alerts/deliveries.ts';
import { createAlertRules } from './alerts/rules.ts';
import { createCodeCeilings } from './codeCeilings.ts';
import { createComments } from './comments.ts';
import { createImages } from './images.ts';
import { createInbox } from './inbox.ts';
import { createInvitations } from './invitations.ts';
import { judgeImages } from './judgeImages.ts';
import { createLargeImages } from './largeImages.ts';
import { DATABASE_FILE, openDatabase } from './openDatabase.ts';
import { createMessages } from './operator/messages.ts';
import { createPasswordTries } from './passwordTries.ts';
import { createPhoneCodes } from './phoneCodes.ts';
import { createPortfolios } from './portfolios.ts';
import { createRecords } from './records.ts';
import { createRetention } from './retention.ts';
import { createSessions } from './sessions.ts';
import { createSubmissions } from './submissions.ts';
import { createVotes } from './votes.ts';
import { createWatch } from './watch.ts';

export interface StoreOptions {
  /** Folder of the database; null keeps it in memory. */
  readonly dataDir: string | null;
  /** ms to wait at the start for another upstream that uses the folder and is stopping. */
  readonly lockWait?: number;
  /** The real time: sessions and codes expire by it, whatever the market's clock. */
  readonly now?: () => number;
  /** Told why something that holds already could not be written at once: the end of a session. */
  readonly onDelay?: (error: unknown) => void;
}

/**
 * Everything people write, in one SQLite file that survives restarts. Throws a one-line Error if the file is unusable,
 * or in use by another process.
 */
export function openStore({ dataDir, lockWait, now = Date.now, onDelay }: StoreOptions) {
  const lock = dataDir === null ? null : lockFolder(dataDir, lockWait);
  const database = openLocked(dataDir, lock);
  const patience = createPatience(database);
  return {
    accounts: createAccounts(database, now),
    sessions: createSessions(database, now, onDelay),
    phoneCodes: createPhoneCodes(database, now),
    codeCeilings: createCodeCeilings(database, now),
    passwordTries: createPasswordTries(database, now),
    invitations: createInvitations(database, now),
    watch: createWatch(database, now),
    comments: createComments(database, now),
    votes: createVotes(database, now),
    records: createRecords(database, now),
    portfolios: createPortfolios(database),
    alertChannels: createAlertChannels(database, now),
    alertDeliveries: createAlertDeliveries(database, now),
    alertRules: createAlertRules(database, now),
    channelBriefs: createChannelBriefs(database, now),
    images: createImages(database, now),
    largeImages: createLargeImages(database),
    inbox: createInbox(database, now),
    messages: createMessages(database),
    submissions: createSubmissions(database, now),
    retention: createRetention(database, now),
    /**
     * The kind of database failure of a thrown error; null if it is none. After a lock, the next one is not waited for.
     */
    troubleOf(error: unknown): Trouble | null {
      const trouble = troubleOf(error);
      if (trouble === 'locked') patience.lost();
      return trouble;
    },
    close() {
      patience.end();
      database.close();
      lock?.release();
    },
  };
}

function openLocked(dataDir: string | null, lock: ProcessLock | null): DatabaseSync {
  try {
    const database = openDatabase(dataDir);
    judgeImages(database);
    return database;
  } catch (error) {
    lock?.release();
    throw dataDir === null ? error : inOneLine(join(dataDir, DATABASE_FILE), error);
  }
}

export type Store = ReturnType<typeof openStore>;
