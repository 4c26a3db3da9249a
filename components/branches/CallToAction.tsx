import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Namespace, TextKey } from '../../locales/model/english.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { ActionRow, Container } from '../ui/layout/Section.tsx';
import type { ActionProps } from '../ui/links/Action.tsx';
import { color, from, leading, measure, notPrinted, radius, size, space } from '../ui/style/tokens.ts';
import { BookAction } from './BranchLinks.tsx';

type CallToActionProps = Readonly<{
  title: ReactNode;
  text: ReactNode;
  /** Actions with `look="light"`. */
  children: ReactNode;
}> &
  Pick<ActionProps, 'data-clinic'>;

/** The call to action at the end of a page. */
export function CallToAction({ title, text, children, ...mark }: CallToActionProps) {
  return (
    <Band {...mark}>
      <Container>
        <Box>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <ActionRow>{children}</ActionRow>
        </Box>
      </Container>
    </Band>
  );
}

type ClosingProps = Readonly<{
  /** The namespace of `closing.title` and `closing.text`. */
  namespace: { [N in Namespace]: 'closing.title' extends TextKey<N> ? N : never }[Namespace];
  children?: ReactNode;
}>;

/** The call to action of most pages; "Book Appointment" unless there are others. */
export function Closing({ namespace, children = <BookAction look="light" /> }: ClosingProps) {
  const { t } = useTranslation(namespace);
  return (
    <CallToAction title={t('closing.title')} text={t('closing.text')}>
      {children}
    </CallToAction>
  );
}

const Band = styled.section`
  padding-block: ${space.section};

  [data-ground='paper'] + & {
    padding-top: 0;
  }

  ${notPrinted}
`;

const Box = styled.div`
  display: grid;
  align-items: center;
  padding: ${space.panel};
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${color.teal};
  color: ${color.onDark};

  p {
    max-width: ${measure.text};
    margin-top: ${space.s};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }

  & :focus-visible {
    outline-color: ${color.yellow};
  }

  && [data-look='quiet'] {
    color: inherit;
  }

  ${from.desktop} {
    grid-template-columns: minmax(26rem, 1fr) auto;
    gap: ${space.xl};

    & > :last-child {
      margin: 0;
    }
  }
`;
