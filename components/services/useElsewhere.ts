import { type ClinicFigures, figuresAt } from '../../branches/model/files/ownFacts.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePageBranches, useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatList } from '../../site/language/figures.ts';

/**
 * Returns what says where figures differ from the clinic's: "Madurai: from Rs 3,000". Nothing if they are the same everywhere, and on
 * the site of one branch, which shows its own.
 */
export function useElsewhere(): (write: (figures: ClinicFigures) => string | undefined) => readonly string[] {
  const site = useSite();
  const branches = usePageBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  const { words, mark } = useFigures();
  return (write) => {
    const usual = write(site.clinic);
    const others = new Map<string, readonly Branch[]>();
    for (const branch of branches) {
      const text = write(figuresAt(branch, site.clinic));
      if (text && text !== usual) others.set(text, [...(others.get(text) ?? []), branch]);
    }
    const count = [...others.values()].flat();
    if (areManyBranches(count)) return [t('servicePage.elsewhereMany', { some: count.length })];
    const namesOf = (own: readonly Branch[]) => own.map(({ name }) => local(name));
    return [...others].map(([text, own]) =>
      t('servicePage.elsewhere', { names: formatList(namesOf(own), words), figures: mark(text) }),
    );
  };
}
