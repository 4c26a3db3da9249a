import type { ReactNode } from 'react';

type IslandProps = Readonly<{
  /** Its script is `components/islands/<name>.client.ts`. */
  of: string;
  /** What the script needs to know, as plain data. */
  facts: object;
  /** If it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}>;

/** The element of an island: `renderer/client/islands.ts` starts its script when it is seen or touched. */
export function Island({ of, facts, lang, children }: IslandProps) {
  return (
    <div data-island={of} data-facts={JSON.stringify(facts)} lang={lang}>
      {children}
    </div>
  );
}
