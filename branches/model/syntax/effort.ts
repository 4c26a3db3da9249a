/** How much of a file may still be read again while slips are looked for in it. */
export class Effort {
  #letters: number;

  /** @param letters of all that is read, however often */
  constructor(letters: number) {
    this.#letters = letters;
  }

  get isLeft(): boolean {
    return this.#letters > 0;
  }

  /** Counts a text that is about to be read. */
  spend({ length }: string): void {
    this.#letters -= length;
  }
}
