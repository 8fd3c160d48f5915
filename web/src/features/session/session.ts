/** What the browser remembers of the visitor. Empty texts stand for "not logged in". */
export interface Session {
  readonly token: string;
  readonly userName: string;
  readonly headImage: string;
  readonly userId: string;
  /** Random id of this browser, renewed when its cookie has run out. */
  readonly uid: string;
}

export const anonymous: Session = { token: '', userName: '', headImage: '', userId: '', uid: '' };
