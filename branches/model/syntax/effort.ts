/** How much of a file may still be read again while slips are looked for in it. */
export class Effort {
  #characters: number;

  /** @param characters of all that is read, however often */
  constructor(characters: number) {
    this.#characters = characters;
  }

  get isLeft(): boolean {
    return this.#characters > 0;
  }

  /** Counts a text that is about to be read. */
  spend({ length }: string): void {
    this.#characters -= length;
  }
}
