import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { withLanguage } from '../../site/language/languageMarks.ts';
import { breadcrumbs } from '../../site/pages/pageLinks.ts';
import { FRAME } from '../../site/pictures/frames.ts';
import { Container } from '../ui/layout/Section.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import {
  color,
  control,
  from,
  headerHeight,
  leading,
  measure,
  notPrinted,
  shadow,
  size,
  space,
} from '../ui/style/tokens.ts';
import { LabelledPicture } from './LabelledPicture.tsx';
import { PICTURE, PictureFrame, type PictureProps } from './Picture.tsx';

type PageHeroProps = Readonly<{
  title: ReactNode;
  lead?: ReactNode;
  /** Actions, and an urgent notice. */
  children?: ReactNode;
  picture?: Pick<PictureProps, 'src' | 'alt' | 'focus'>;
  /** Several pictures, instead of one. */
  scene?: ReactNode;
}>;

/** Breadcrumbs, title, lead, actions and a picture. The header overlaps it. */
export function PageHero({ title, lead, children, picture, scene }: PageHeroProps) {
  return (
    <Band>
      <Container>
        <Breadcrumbs />
        <Columns data-picture={picture || scene ? '' : undefined}>
          <div>
            <h1>{title}</h1>
            {lead && <Lead>{lead}</Lead>}
            {children}
          </div>
          {picture && (
            <Lifted>
              <LabelledPicture {...PICTURE.hero} {...picture} frame={FRAME.view} first />
            </Lifted>
          )}
          {scene}
        </Columns>
      </Container>
    </Band>
  );
}

/** Nothing directly below the home page, which the logo links to. */
function Breadcrumbs() {
  const page = usePage();
  const { t } = useTranslation('common');
  const above = breadcrumbs(page).slice(0, -1);
  if (above.length < 2) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <List>
        {above.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{withLanguage(label, page.language)}</PageLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const Band = styled.div`
  padding: calc(${headerHeight} + ${space.m}) 0 ${space.xl};
  background: linear-gradient(180deg, ${color.mintDeep}, ${color.mint});

  @media print {
    padding: 0;
    background: none;
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.m};

  ${from.tablet} {
    gap: ${space.l};

    /* Keeps the distance to the header without breadcrumbs. */
    &:only-child {
      padding-top: ${space.m};
    }

    &[data-picture] {
      grid-template-columns: 3fr 2fr;
    }
  }

  ${from.desktop} {
    &[data-picture] {
      grid-template-columns: 1fr 1fr;
      gap: ${space.xl};
    }
  }

  @media print {
    &[data-picture] {
      display: block;
    }
  }
`;

const Lead = styled.p`
  max-width: ${measure.text};
  margin-top: ${space.s};
  font-size: ${size.lead};
  line-height: ${leading.lead};
  color: ${color.inkSoft};

  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

const Lifted = styled(PictureFrame)`
  box-shadow: ${shadow.lifted};
`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space.xs};
  padding: 0;
  list-style: none;
  font-size: ${size.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    color: ${color.tealDark};
  }

  li + li::before {
    content: '/';
    margin-inline: ${space.xs};
    color: ${color.inkSoft};
  }

  ${notPrinted}
`;
