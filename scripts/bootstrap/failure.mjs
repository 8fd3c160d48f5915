/** A foreseeable failure: one line for the person at the terminal, and the exit code that goes with it. */
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
