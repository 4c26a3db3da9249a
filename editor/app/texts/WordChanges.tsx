import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color, edge, size, space } from '../ui/look.ts';
import { compareWords } from './compareWords.ts';

export type WordChangesProps = Readonly<{ before: string; after: string; language: string }>;

/** Two versions of a text, with the words marked that are only in one. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  const { t } = useTranslation('editor-texts');
  const changes = compareWords(before, after);
  return (
    <Versions>
      <div>
        <dt>{t('before')}</dt>
        <dd lang={language}>
          {before === ''
            ? '–'
            : changes.map(
                ({ kind, text }, i) =>
                  kind !== 'added' && (
                    <Part key={i} kind={kind}>
                      {text}
                    </Part>
                  ),
              )}
        </dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd lang={language}>
          {after === ''
            ? '–'
            : changes.map(
                ({ kind, text }, i) =>
                  kind !== 'removed' && (
                    <Part key={i} kind={kind}>
                      {text}
                    </Part>
                  ),
              )}
        </dd>
      </div>
    </Versions>
  );
}

type PartProps = Readonly<{ kind: 'same' | 'removed' | 'added'; children: string }>;

function Part({ kind, children }: PartProps) {
  if (kind === 'removed') return <Removed>{children}</Removed>;
  return kind === 'added' ? <Added>{children}</Added> : children;
}

const Versions = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Removed = styled.del`
  border-radius: ${edge.xs};
  background: ${color.coralSoft};
`;

const Added = styled.ins`
  border-radius: ${edge.xs};
  background: ${color.mint};
  font-weight: 600;
`;
