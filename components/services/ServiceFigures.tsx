import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { ServiceId } from '../../site/pages/services.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { color, leading, size, space } from '../ui/style/tokens.ts';
import { useServiceFigures } from './useServiceFigures.ts';

/** How long a treatment takes and what it costs, on its card. */
export function ServiceFigures({ id }: Readonly<{ id: ServiceId }>) {
  const { t } = useTranslation('services');
  const figures = useServiceFigures(id, 'card');
  return (
    <List>
      {(figures.length > 0 ? figures : [{ icon: 'calendar-event', value: t('afterExamination') }]).map(
        ({ icon, value }) => (
          <li key={icon}>
            <Icon name={icon} />
            {value}
          </li>
        ),
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  margin-top: ${space.xs};
  padding: 0;
  list-style: none;
  color: ${color.tealDark};
  font-size: ${size.small};
  font-weight: 600;
  line-height: ${leading.snug};

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    width: 1.25em;
    height: 1.25em;
    color: ${color.teal};
  }
`;
