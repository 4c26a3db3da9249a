import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { color, space } from '../ui/style/tokens.ts';

/** Where to go while all branches are closed: the same sentence on every page, and the loudest while they are. */
export function WhenClosed() {
  const { t } = useTranslation('common');
  return <Sentence>{t('emergency.closed')}</Sentence>;
}

/* Its colour changes, and nothing moves. */
const Sentence = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};

  html[data-clinic='closed'] & {
    color: ${color.coral};
  }
`;
