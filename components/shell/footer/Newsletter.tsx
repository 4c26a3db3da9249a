import styled from '@emotion/styled';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { actionStyle } from '../../ui/style/actionStyle.ts';
import { color, control, radius, size, space } from '../../ui/style/tokens.ts';
import { FoldingTitle } from './FoldingTitle.tsx';

/**
 * Stores and sends nothing: submitting shows a notice. `method="dialog"` keeps the address out of the URL without
 * scripts.
 */
export function Newsletter() {
  const { t } = useTranslation('common');
  return (
    <form
      method="dialog"
      aria-labelledby="newsletter"
      data-notice={t('notImplemented')}
      data-notice-title={t('newsletter.thanks')}
    >
      <FoldingTitle id="newsletter">{t('newsletter.title')}</FoldingTitle>
      <Fields data-folds="">
        <label htmlFor="newsletter-email">{t('newsletter.email')}</label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={t('newsletter.placeholder')}
        />
        <Submit type="submit" data-look="light">
          {t('newsletter.submit')}
        </Submit>
      </Fields>
    </form>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space.xs};

  input {
    min-width: 0;
    min-height: ${control.l};
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    background: ${color.white};
    color: ${color.ink};
    font-size: ${size.body};
  }
`;

const Submit = styled.button(actionStyle);
