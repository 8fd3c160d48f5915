/** A foreseeable failure: a one-line message for the terminal, and its exit code. */
export class Failure extends Error {
  /**
   * @param {string} message what is wrong and what to do about it, in one line
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
