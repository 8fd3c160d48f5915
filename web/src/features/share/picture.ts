/** The content of a shared picture; all numbers are formatted. */
export interface PictureContent {
  readonly title: string;
  readonly subtitle: string;
  /** The main number and its change; absent on a table's picture. */
  readonly figure?: { readonly text: string; readonly change: PictureChange };
  /** What belongs to the figure, below the mirror line: the name of each fact and its value. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Oldest first; drawn as a line from two points on. */
  readonly line?: readonly number[];
  readonly rows?: readonly PictureRow[];
  /** The excerpt of an article; its title may then wrap. */
  readonly text?: string;
  /** 数据来源 … · 时间 */
  readonly foot: string;
  /** The page's address in the QR code. */
  readonly address: string;
  /** 演示数据 for simulated data, otherwise ''. */
  readonly mark: string;
}

interface PictureRow {
  readonly name: string;
  readonly value: string;
  readonly change: PictureChange;
}

export interface PictureChange {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'flat';
}
