/** Who votes: given by the page, since a feature knows nothing of the session. */
export interface Voter {
  readonly isLoggedIn: boolean;
  /** The login window is open. */
  readonly isAsked: boolean;
  /** Opens the login window; the vote waits behind it. */
  readonly onLoginNeeded: () => void;
}
