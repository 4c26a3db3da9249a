import { useTranslation } from 'react-i18next';
import { DRAWN_EMOJI, stickerIcon } from '../../../../components/offers/stickerIcon.ts';
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
        <div className="sticker-widget-row">
          {DRAWN_EMOJI.map((each) => (
            <button
              className="sticker-widget-choice"
              key={each}
              type="button"
              aria-label={t('sticker.choose', { emoji: each })}
              aria-pressed={stickerIcon(emoji) === stickerIcon(each)}
              onClick={() => onChange(each)}
            >
              {each}
            </button>
          ))}
          <input
            className="input"
            {...control}
            style={{ width: '5rem', marginTop: 0 }}
            value={emoji}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
        </div>
      )}
    </FieldFrame>
  );
}
