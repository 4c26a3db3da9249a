const TRIES = 3;

/** Repeats what fails now and then on a busy machine. @throws the last error */
export async function tryAgain<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
