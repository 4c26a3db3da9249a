import styled from '@emotion/styled';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage, usePageBranches } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatList } from '../../site/language/figures.ts';
import { AllBranchesLink } from '../branches/BranchLinks.tsx';
import { space } from '../ui/style/tokens.ts';

/** On the page of a treatment that not all branches offer: which do, which do not, or how many do, whatever can be named in a sentence. */
export function OfferedAt() {
  const { site, translator } = usePage();
  const offering = usePageBranches();
  const { t } = useTranslation('common');
  const local = useLocalText();
  const lacking = site.branches.filter((branch) => !offering.includes(branch));
  if (lacking.length === 0) return null;
  const named = (branches: readonly Branch[]) => ({
    count: branches.length,
    names: formatList(
      branches.map(({ name }) => local(name)),
      translator,
    ),
  });
  if (!areManyBranches(offering)) return <Line>{t('servicePage.offeredAt', named(offering))}</Line>;
  if (!areManyBranches(lacking)) return <Line>{t('servicePage.notOfferedAt', named(lacking))}</Line>;
  const counts = { some: offering.length, all: site.branches.length };
  return (
    <Line>
      {t('servicePage.offeredAtSome', counts)} <AllBranchesLink />
    </Line>
  );
}

const Line = styled.p`
  margin-top: ${space.s};
  font-weight: 700;
`;
