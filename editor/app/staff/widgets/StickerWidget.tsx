import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { DRAWN_EMOJI, stickerIcon } from '../../../../components/offers/stickerIcon.ts';
import { Input } from '../../ui/Field.tsx';
import { color, edge, space } from '../../ui/look.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** The emoji on an offer: one of those that the site draws, or any other. */
export function StickerWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const { t } = useTranslation('editor-staff');
  const emoji = written(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Row>
          {DRAWN_EMOJI.map((each) => (
            <Choice
              key={each}
              type="button"
              aria-label={t('sticker.choose', { emoji: each })}
              aria-pressed={stickerIcon(emoji) === stickerIcon(each)}
              onClick={() => onChange(each)}
            >
              {each}
            </Choice>
          ))}
          <Input
            {...control}
            style={{ width: '5rem', marginTop: 0 }}
            value={emoji}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
        </Row>
      )}
    </FieldFrame>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  margin-top: ${space.xxs};
`;

const Choice = styled.button`
  width: 2.5rem;
  height: 2.5rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${edge.s};
  background: ${color.white};
  font-size: 1.25rem;
  cursor: pointer;
  &[aria-pressed='true'] {
    border: 2px solid ${color.teal};
    background: ${color.mint};
  }
`;
