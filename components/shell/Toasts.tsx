import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { barHeight, color, control, layer, measure, notPrinted, radius, shadow, space } from '../ui/style/tokens.ts';

/** The live region for toasts, with a template that `renderer/client/toast.ts` fills. */
export function Toasts() {
  const { t } = useTranslation('common');
  return (
    <Region role="status" aria-live="polite" data-toasts="">
      <template>
        <Toast data-toast="">
          <div>
            <Title data-toast-title="" />
            <p data-toast-description="" />
          </div>
          <Close type="button" aria-label={t('toast.dismiss')}>
            <Icon name="x" />
          </Close>
        </Toast>
      </template>
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  padding: ${space.m} ${space.m} calc(${barHeight} + ${space.m});
  pointer-events: none;

  ${notPrinted}
`;

const Toast = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s};
  width: min(100%, ${measure.narrow});
  padding: ${space.s} ${space.s} ${space.s} ${space.m};
  border: 2px solid ${color.teal};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  box-shadow: ${shadow.lifted};
  pointer-events: auto;
`;

const Title = styled.p`
  font-weight: 700;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.m};
  height: ${control.m};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  cursor: pointer;
`;
