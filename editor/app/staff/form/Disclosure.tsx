import styled from '@emotion/styled';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Path } from '../../../form/types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { color, edge, space } from '../../ui/look.ts';
import { isAt, nameOf, useFileForm } from './fileForm.ts';
import { Heading } from './Heading.tsx';

export type DisclosureProps = Readonly<{
  title: ReactNode;
  path: Path;
  level: number;
  /** Beside the title. */
  note?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}>;

/** A part of a form that opens when a person wants it, or when something in it is to be found. */
export function Disclosure({ title, path, level, note, actions, isOpenAtFirst = false, children }: DisclosureProps) {
  const { t } = useTranslation('editor-staff');
  const { problems } = useFileForm();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wanted = useSearchParams()[0].get('at') ?? '';
  const isWanted = `${wanted}.`.startsWith(`${nameOf(path)}.`);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  const mistakes = problems.filter((problem) => !problem.isWarning && isAt(problem.path, path)).length;
  return (
    <Box data-path={nameOf(path)}>
      <Head>
        <Heading level={level}>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {title}
          </Toggle>
        </Heading>
        {note}
        {mistakes > 0 && <Badge tone="wrong">{t('mistakes.count', { count: mistakes })}</Badge>}
        <Actions>{actions}</Actions>
      </Head>
      <Content id={id} hidden={!isOpen}>
        {isOpen && children}
      </Content>
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${edge.s};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  padding: ${space.xs} ${space.s};
  & > :is(h2, h3, h4, h5, h6) {
    margin: 0;
  }
`;

const Toggle = styled.button`
  min-height: 2.5rem;
  padding: 0 ${space.xs} 0 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  &::before {
    content: '▸ ' / '';
    color: ${color.teal};
  }
  &[aria-expanded='true']::before {
    content: '▾ ' / '';
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space.xxs};
  margin-left: auto;
`;

const Content = styled.div`
  padding: ${space.s};
  border-top: 1px solid ${color.line};
`;
