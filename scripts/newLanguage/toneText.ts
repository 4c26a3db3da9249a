/** A tone guide to start from: questions that the translators of a language answer once. */
export const toneText = (name: string): string => `# How the ${name} texts speak

The agreed ${name} word for each term is in \`glossary.csv\`. This is the tone that all texts share. Replace each question with the answer,
and an example.

- How is the reader addressed: formally or as a friend? Who is the clinic: we, or its name?
- What form do advice and warnings take: an order, a request, "please"?
- How are buttons and links worded: as an act ("Book"), or as a thing ("Booking")?
- Everyday words or book words? Which English words are kept, and in which letters?
- A placeholder such as \`{{branches.names}}\` or \`{{price.filling}}\` takes no ending. Which word of its own follows it and carries the ending?
- How are amounts, times and units written? Figures are written with the digits 0 to 9.
- Which spellings are agreed where there are several?
`;
