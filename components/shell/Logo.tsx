import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { below, color, control, leading, size, space } from '../ui/style/tokens.ts';

type LogoProps = Readonly<{
  /** Media query in which the symbol is left out. */
  nameOnly?: string;
}>;

/** The clinic's symbol and name, linked to the home page. */
export function Logo({ nameOnly = '@media not all' }: LogoProps) {
  const { clinic } = useSite();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <Home to={pathOf('home')} unmarked aria-label={t('logo')}>
      <Mark name="logo" nameOnly={nameOnly} />
      <span>{local(clinic.name)}</span>
    </Home>
  );
}

const Home = styled(PageLink)`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  min-height: ${control.m};
  color: ${color.tealDark};
  font-weight: 700;
  line-height: ${leading.tight};
  text-decoration: none;

  ${below.largePhone} {
    font-size: ${size.small};
  }
`;

const Mark = styled(Icon)<Required<LogoProps>>`
  width: ${control.s};
  height: ${control.s};

  ${({ nameOnly }) => nameOnly} {
    display: none;
  }
`;
