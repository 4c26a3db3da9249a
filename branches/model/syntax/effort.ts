/** A budget for reparsing while searching a file for slips. */
export class Effort {
  #characters: number;

  /** @param characters total number of characters to parse */
  constructor(characters: number) {
    this.#characters = characters;
  }

  get isLeft(): boolean {
    return this.#characters > 0;
  }

  /** Charges a text that is about to be parsed. */
  spend({ length }: string): void {
    this.#characters -= length;
  }
}
