/**
 * Asks one question at a time. Of those that come meanwhile, only the newest is asked.
 * @returns asks a question
 */
export function latestWins<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  onAnswer: (answer: Answer, question: Question) => void,
): (question: Question) => void {
  let next: Readonly<{ question: Question }> | undefined;
  let isAsking = false;
  const askAll = async () => {
    isAsking = true;
    try {
      while (next) {
        const { question } = next;
        next = undefined;
        onAnswer(await ask(question), question);
      }
    } finally {
      isAsking = false;
    }
  };
  return (question) => {
    next = { question };
    if (!isAsking) askAll();
  };
}
